import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test('few pages are all shown', () => expect(pageWindow(2, 3)).toEqual([1, 2, 3]))
test('far pages hide behind a gap', () => expect(pageWindow(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]))
test('a gap of one page shows that page', () => expect(pageWindow(4, 6)).toEqual([1, 2, 3, 4, 5, 6]))
test('one page', () => expect(pageWindow(1, 1)).toEqual([1]))
