import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { Shelf } from './shelf.server.ts'

/** An S3-compatible bucket. Loaded only where one is configured. */
export function bucketShelf(env: NodeJS.ProcessEnv): Shelf {
  const Bucket = env.S3_BUCKET
  const client = new S3Client({
    region: env.S3_REGION ?? 'us-east-1',
    forcePathStyle: true,
    ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT } : {}),
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID ?? '', secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '' },
  })
  return {
    async get(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: `media/${name}` }))
        return Body ? new Uint8Array(await Body.transformToByteArray()) : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async put(name, bytes, ContentType) {
      const CacheControl = 'public, max-age=31536000, immutable'
      await client.send(
        new PutObjectCommand({ Bucket, Key: `media/${name}`, Body: bytes, ContentType, CacheControl }),
      )
    },
  }
}
