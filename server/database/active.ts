/** SQL: whether the organization of a row is enabled. The public sees nothing of disabled ones. */
export const ofActiveOrganization = 'organization not in (select id from organization where disabled is not null)'
