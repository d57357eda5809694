export { default as OrganizationStatistics } from '../statistics/statistics.tsx'
export { default as EventStatistics } from '../events/statistics.tsx'
export { default as GroupStatistics } from '../groups/statistics.tsx'
