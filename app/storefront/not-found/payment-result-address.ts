type Found = { address: string; at: 'once' | 'after-saying-so' }

/** Where somebody who comes back from the card provider by a wrong path should be; null for everybody else. */
export function paymentResultAddress({ pathname, search, searchParams }: URL): Found | null {
  const address = `/checkout/success${search}`
  if (searchParams.has('ern') || searchParams.has('token')) return { address, at: 'once' }
  if (pathname.includes('/checkout/success')) return { address, at: 'after-saying-so' }
  return null
}
