import { type Currency, chooseCurrency, useCurrency } from './currency.ts'

const choices: { currency: Currency; name: string; sign: string; says: string }[] = [
  { currency: 'nio', name: 'NIO', sign: 'C$', says: 'Ver precios en córdobas' },
  { currency: 'usd', name: 'USD', sign: 'US$', says: 'Ver precios en dólares, como referencia' },
]

export function CurrencySelector() {
  const chosen = useCurrency()
  return (
    <fieldset className="currency-selector" aria-label="Moneda">
      {choices.map(({ currency, name, sign, says }) => (
        <button
          key={currency}
          type="button"
          data-choice={currency}
          aria-pressed={chosen === currency}
          title={says}
          onClick={() => chooseCurrency(currency)}
        >
          {name} <span>{sign}</span>
        </button>
      ))}
    </fieldset>
  )
}
