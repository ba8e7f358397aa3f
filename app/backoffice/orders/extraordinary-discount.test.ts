import { expect, test } from 'vitest'
import { chooseState, discountOf, putBack } from './extraordinary-discount.ts'

test('regalia makes it 100, and leaving regalia makes it 0 with the former percent at hand', () => {
  const gift = chooseState(discountOf(15), 'pendiente', 'regalia')
  expect(gift).toEqual({ percent: '100', former: '15', wasReset: false })
  const after = chooseState(gift, 'regalia', 'pagado')
  expect(after).toEqual({ percent: '0', former: '15', wasReset: true })
  expect(putBack(after)).toEqual(discountOf(15))
})

test('any other choice makes it 0 as well, and says so only where there was something', () => {
  expect(chooseState(discountOf(10), 'pendiente', 'pagado')).toEqual({
    percent: '0',
    former: '10',
    wasReset: true,
  })
  expect(chooseState(discountOf(0), 'pendiente', 'pagado').wasReset).toBe(false)
})

test('several changes one after the other do not forget the percent', () => {
  const first = chooseState(discountOf(20), 'pendiente', 'pagado')
  const second = chooseState(first, 'pagado', 'credito')
  expect(second).toEqual({ percent: '0', former: '20', wasReset: true })
  const gift = chooseState(second, 'credito', 'regalia')
  expect(chooseState(gift, 'regalia', 'pendiente').former).toBe('20')
})

test('choosing the same again changes nothing', () => {
  const discount = discountOf(5)
  expect(chooseState(discount, 'pagado', 'pagado')).toBe(discount)
})
