import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** The user that PostgreSQL runs as, when the shop itself runs as root: PostgreSQL refuses to. */
export type Account = { uid: number; gid: number }

export function postgresAccount(directory: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  return ownerOf(directory) ?? named('postgres') ?? named('fitonica') ?? made() ?? named('nobody')
}

/** Data that is there already stays with the user it belongs to. */
function ownerOf(directory: string): Account | undefined {
  const stat = statSync(directory, { throwIfNoEntry: false })
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : undefined
}

function named(name: string): Account | undefined {
  const id = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' })
  const [user, group] = [id('-u'), id('-g')]
  return user.status === 0 ? { uid: Number(user.stdout), gid: Number(group.stdout) } : undefined
}

/** The two ways that Linux systems have of making a system user. */
function made(): Account | undefined {
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--no-create-home', '--shell', '/bin/false', 'fitonica']],
    ['adduser', ['-S', '-D', '-H', 'fitonica']],
  ]
  const done = ways.some(([command, args]) => spawnSync(command, args).status === 0)
  return done ? named('fitonica') : undefined
}

/** Options for a child process of PostgreSQL: its user, and nothing of our environment or folder. */
export function asAccount(account: Account | undefined) {
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } as NodeJS.ProcessEnv
  return { ...account, cwd: '/', env }
}

export function canEnter(directory: string, account: Account | undefined) {
  return succeeds('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], account)
}

export function canRun(program: string, account: Account | undefined) {
  return succeeds(program, ['--version'], account)
}

function succeeds(program: string, args: string[], account: Account | undefined) {
  try {
    execFileSync(program, args, { ...asAccount(account), stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
