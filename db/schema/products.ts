import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { BusinessDay } from '../../app/shop/kernel/business-day.ts'
import { categories } from './categories.ts'
import { createdAt, moment, money, updatedAt } from './columns.ts'
import { media } from './media.ts'

export const healthGoals = ['weight', 'men', 'women', 'energy', 'sleep', 'immune'] as const
export type HealthGoal = (typeof healthGoals)[number]

export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    description: text('description'),
    brand: text('brand'),
    usage: text('usage'),
    presentation: text('presentation'),
    sku: text('sku'),
    code: text('code'),
    gender: text('gender', { enum: ['Masculino', 'Femenino', 'Unisex'] }),
    alcoholConcentration: text('alcohol_concentration'),
    categoryId: integer('category_id').references(() => categories.id),
    healthGoals: text('health_goals').array().notNull().default(sql`'{}'`).$type<HealthGoal[]>(),
    price: money('price').notNull(),
    cost: money('cost').notNull(),
    discountPercent: smallint('discount_percent').notNull().default(0),
    /** What one unit costs the shopper; the same rounding as finalPrice in the kernel, held equal by a test. */
    finalPrice: money('final_price')
      .notNull()
      .generatedAlwaysAs(
        sql`case when discount_percent = 0 then price else (round(price * (100 - discount_percent) / 10000.0) * 100)::bigint end`,
      ),
    minStock: integer('min_stock').notNull().default(5),
    maxStock: integer('max_stock').notNull().default(100),
    expiresOn: date('expires_on', { mode: 'string' }).$type<BusinessDay>(),
    active: boolean('active').notNull().default(true),
    /** Pinned by staff to the head of the featured strip, lowest first. */
    featuredPosition: integer('featured_position'),
    version: integer('version').notNull().default(1),
    archivedAt: moment('archived_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchName: text('search_name').notNull().generatedAlwaysAs(sql`search_text(name)`),
    searchBrand: text('search_brand').notNull().generatedAlwaysAs(sql`search_text(coalesce(brand, ''))`),
    searchAll: text('search_all')
      .notNull()
      .generatedAlwaysAs(
        sql`search_text(name || ' ' || coalesce(brand, '') || ' ' || coalesce(description, ''))`,
      ),
  },
  (t) => [
    uniqueIndex('products_sku_unique').on(sql`upper(${t.sku})`).where(sql`${t.archivedAt} is null`),
    index('products_code').on(t.code),
    index('products_newest').on(t.createdAt.desc(), t.id.desc()).where(sql`${t.archivedAt} is null`),
    index('products_by_name').on(sql`${t.name} collate spanish`, t.id).where(sql`${t.archivedAt} is null`),
    index('products_by_price').on(t.finalPrice, t.id).where(sql`${t.archivedAt} is null`),
    index('products_by_brand').on(t.brand).where(sql`${t.archivedAt} is null`),
    index('products_by_category').on(t.categoryId).where(sql`${t.archivedAt} is null`),
    index('products_by_expiry').on(t.expiresOn).where(sql`${t.archivedAt} is null`),
    index('products_on_offer')
      .on(t.discountPercent.desc(), t.createdAt.desc())
      .where(sql`${t.archivedAt} is null and ${t.active}`),
    index('products_health_goals').using('gin', t.healthGoals),
    index('products_search_name').using('gin', sql`${t.searchName} gin_trgm_ops`),
    index('products_search_all').using('gin', sql`${t.searchAll} gin_trgm_ops`),
    check('products_name_length', sql`length(trim(${t.name})) between 1 and 200`),
    check('products_description_length', sql`length(${t.description}) <= 5000`),
    check('products_price_not_negative', sql`${t.price} between 0 and 10000000000`),
    check('products_cost_not_negative', sql`${t.cost} between 0 and 10000000000`),
    check('products_discount_percent', sql`${t.discountPercent} between 0 and 100`),
    check('products_stock_limits', sql`${t.minStock} >= 0 and ${t.maxStock} >= 0`),
    check('products_gender_known', sql`${t.gender} in ('Masculino', 'Femenino', 'Unisex')`),
    check(
      'products_health_goals_known',
      sql`${t.healthGoals} <@ array['weight', 'men', 'women', 'energy', 'sleep', 'immune']::text[]`,
    ),
    check('products_sku_not_blank', sql`length(trim(${t.sku})) between 1 and 60`),
    check('products_code_not_blank', sql`length(trim(${t.code})) between 1 and 60`),
  ],
)

/** imagen_url1, imagen_url2 and imagen_url3: up to three pictures, in order. */
export const productPictures = pgTable(
  'product_pictures',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    mediaKey: text('media_key')
      .notNull()
      .references(() => media.key),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.position] }),
    index('product_pictures_media').on(t.mediaKey),
    check('product_pictures_up_to_three', sql`${t.position} between 1 and 3`),
  ],
)
