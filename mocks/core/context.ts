import { random, type Random } from './random'

const CHINA = 8 * 3_600_000
const DAY = 86_400_000
const phoneHeads =
  '134 135 136 137 138 139 150 151 152 155 156 157 158 159 166 176 177 178 180 181 182 185 186 187 188 189 198 199'.split(
    ' ',
  )

/**
 * Returns the reference time of all demo data: the start of the current day in China. A reset therefore restores the
 * same rows.
 */
export const reference = (): number => Math.floor((Date.now() + CHINA) / DAY) * DAY - CHINA

export interface Context {
  random: Random
  /** Returns the wire time a number of days before now. Negative values are in the future. */
  time: (daysAgo: number) => string
  date: (daysAgo: number) => string
  /** Returns a wire time within working hours, because back-office work at night would look unrealistic. */
  workTime: (daysAgo: number) => string
  timeBetween: (oldest: number, newest: number) => string
  dateBetween: (oldest: number, newest: number) => string
  /** Returns a unique mobile number. */
  phone: () => string
  next: (name: string) => number
}

const dayNames = new Map<number, string>()
const dayName = (day: number): string => {
  const name = dayNames.get(day) ?? new Date(day * DAY).toISOString().slice(0, 10)
  dayNames.set(day, name)
  return name
}
const two = (value: number) => (value < 10 ? `0${value}` : String(value))
/** Formats a wire time. Tens of thousands of calls occur at every reset, so it must be fast. */
export const wireTime = (millis: number) => {
  const day = Math.floor((millis + CHINA) / DAY)
  const seconds = Math.floor((millis + CHINA - day * DAY) / 1000)
  return `${dayName(day)} ${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** Creates a context with its own seed. Numbers begin at `first`, so that two contexts never return the same one. */
export const createContext = (now: number, seed: number, first: number): Context => {
  const chance = random(seed)
  const counters = new Map<string, number>()
  const next = (name: string) => {
    const value = counters.get(name) ?? first
    counters.set(name, value + 1)
    return value
  }
  const time = (daysAgo: number) => wireTime(now - Math.round(daysAgo * DAY))
  const date = (daysAgo: number) => dayName(Math.floor((now - Math.round(daysAgo * DAY) + CHINA) / DAY))
  const between = (oldest: number, newest: number) => newest + (chance.int(0, 100_000) / 100_000) * (oldest - newest)
  const workTime = (daysAgo: number) => {
    const moment = now - Math.round(daysAgo * DAY)
    // Times of the last two days must be in the past at any hour.
    if (daysAgo < 2) return wireTime(moment)
    const day = Math.floor((moment + CHINA) / DAY) * DAY - CHINA
    return wireTime(day + chance.int(8 * 3600, 20 * 3600) * 1000)
  }
  return {
    random: chance,
    time,
    date,
    workTime,
    timeBetween: (oldest, newest) => workTime(between(oldest, newest)),
    dateBetween: (oldest, newest) => date(between(oldest, newest)),
    // The factor and 10^8 are coprime, so the last eight digits never repeat.
    phone: () =>
      chance.pick(phoneHeads) + String((next('phone') * 76_543_217 + 31_415_926) % 100_000_000).padStart(8, '0'),
    next,
  }
}

const svgCache = new Map<string, string>()

export const picture = (text: string, color: string, width = 64, height = 64): string => {
  const key = `${text}|${color}|${width}x${height}`
  const known = svgCache.get(key)
  if (known !== undefined) return known
  const size = Math.round(Math.min(height / 2.2, (width * 0.85) / Math.max(text.length, 1)))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/><text x="50%" y="50%" dy=".36em" text-anchor="middle" font-family="sans-serif" font-size="${size}" fill="#fff">${text}</text></svg>`
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`
  svgCache.set(key, address)
  return address
}

export const colors = ['#3b6fd4', '#0e8a7d', '#b4552d', '#6b4fb3', '#a83260', '#4a6b1f', '#87661b', '#2c5f7c'] as const
