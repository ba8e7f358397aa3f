const grouped = new Intl.NumberFormat('en-US')

/** "2,927", as Nicaragua writes thousands. */
export const formatCount = (count: number): string => grouped.format(count)
