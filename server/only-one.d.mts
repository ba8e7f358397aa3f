export function holdOnly(name: string): Promise<(() => Promise<void>) | undefined>
