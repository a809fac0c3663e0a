import { readFileSync } from 'node:fs'

/** Returns the Chinese texts of some locale files by key, the language of the measured console. */
export const textsOf = (...files) =>
  Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(`src/locales/zh/${file}.json`, 'utf8'))))
