import { createContext, type ReactNode, useContext } from 'react'
import { type ExchangeRate, exchangeRate, formatDollars } from '#app/shop/kernel/exchange-rate.ts'
import { centavos, formatCordobas, plainCordobas } from '#app/shop/kernel/money.ts'

const Rate = createContext<ExchangeRate>(exchangeRate(370_000))

type ProviderProps = { rate: number; children: ReactNode }

export function ExchangeRateProvider({ rate, children }: ProviderProps) {
  return <Rate value={exchangeRate(rate)}>{children}</Rate>
}

type MoneyProps = { amount: number; className?: string }

/** Both currencies are in the page, and an attribute on html shows one: so one page serves everybody. */
export function Money({ amount, className = '' }: MoneyProps) {
  const rate = useContext(Rate)
  const money = centavos(amount)
  return (
    <>
      <data className={`nio ${className}`} value={plainCordobas(money)}>
        {formatCordobas(money)}
      </data>
      <data className={`usd ${className}`} value={plainCordobas(money)}>
        {formatDollars(money, rate)}
      </data>
    </>
  )
}

/** Staff count in córdobas, always; so does whoever looks at an order already placed. */
export function Cordobas({ amount, className }: MoneyProps) {
  const money = centavos(amount)
  return (
    <data className={className} value={plainCordobas(money)}>
      {formatCordobas(money)}
    </data>
  )
}
