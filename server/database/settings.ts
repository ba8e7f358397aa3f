import { totalmem } from 'node:os'

export type Settings = Record<string, string | number>

/** For a small machine that the shop shares with its database. Durability is PostgreSQL's own: fsync and synchronous commits. */
export function serverSettings(port: number): Settings {
  const memory = Math.floor(totalmem() / 1024 ** 2)
  return {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    password_encryption: 'scram-sha-256',
    max_connections: 100,
    shared_buffers: `${Math.min(512, Math.max(64, Math.floor(memory / 8)))}MB`,
    effective_cache_size: `${Math.floor(memory / 2)}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    random_page_cost: 1.1,
    jit: 'off',
    max_parallel_workers_per_gather: 0,
    wal_level: 'minimal',
    max_wal_senders: 0,
    wal_compression: 'on',
    max_wal_size: '1GB',
    checkpoint_timeout: '15min',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_min_messages: 'log',
    log_checkpoints: 'off',
  }
}

export function asArguments(settings: Settings) {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
