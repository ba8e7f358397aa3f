import { articles } from './articles.ts'
import { kitchen } from './kitchen.ts'
import { pharmacy } from './pharmacy.ts'
import { skin } from './skin.ts'
import { swallowed } from './swallowed.ts'
import { wash } from './wash.ts'

export const kits = { ...swallowed, ...kitchen, ...pharmacy, ...skin, ...wash, ...articles }

export type KitName = keyof typeof kits
