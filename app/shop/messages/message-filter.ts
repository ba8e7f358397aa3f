export const messageFilters = ['open', 'unread', 'closed', 'all'] as const
export type MessageFilter = (typeof messageFilters)[number]
