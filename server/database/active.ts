/** SQL: whether a row is of an organization that is not disabled. The public sees nothing of the others. */
export const ofActiveOrganization = 'organization not in (select id from organization where disabled is not null)'
