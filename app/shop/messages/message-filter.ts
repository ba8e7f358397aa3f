export const messageFilters = ['open', 'closed', 'all'] as const
export type MessageFilter = (typeof messageFilters)[number]
