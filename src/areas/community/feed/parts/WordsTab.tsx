import { Form as AntForm } from 'antd'
import type { Filter } from '@/api/community/socialConfig'
import * as socialConfig from '@/api/community/socialConfig'
import { type SiftWord, siftWord } from '@/entities/community/sift'
import { optionName, plain } from '@/kit/show/format'
import { type Translate, useT } from '@/locales'
import { readFilter } from './filter'
import { type Guard, type Line, SettingForm } from './SettingForm'
import { WordTable } from './WordTable'

interface Values {
  words: readonly SiftWord[]
}
/** Maximum number of words listed in the summary of changes. */
const NAMED = 20
const named = (words: readonly string[]) =>
  words.length ? `${words.slice(0, NAMED).join(' / ')}${words.length > NAMED ? ` +${words.length - NAMED}` : ''}` : '—'

const linesOf = (before: readonly SiftWord[], after: readonly SiftWord[], t: Translate): Line[] => {
  const [was, now] = [before, after].map((words) => new Map(words.map((one) => [plain(one.word), one])))
  if (!was || !now) return []
  const tell = (one: SiftWord | undefined) =>
    one
      ? [
          plain(one.word),
          optionName(t, siftWord.wordType, one.wordType),
          optionName(t, siftWord.action, one.action),
        ].join(' · ')
      : ''
  const added = [...now.keys()].filter((word) => !was.has(word))
  const gone = [...was.keys()].filter((word) => !now.has(word))
  const other = [...now.keys()].filter((word) => was.has(word) && tell(was.get(word)) !== tell(now.get(word)))
  const line = (name: string, from: readonly string[], to: readonly string[]): Line[] =>
    from.length || to.length ? [{ name, before: named(from), after: named(to) }] : []
  return [
    ...line(t('feed.wordsAdded'), [], added),
    ...line(t('feed.wordsGone'), gone, []),
    ...line(
      t('feed.wordsChanged'),
      other.map((word) => tell(was.get(word))),
      other.map((word) => tell(now.get(word))),
    ),
  ]
}

export const WordsTab = ({ filter, guard }: { filter: Filter; guard: Guard }) => {
  const t = useT()
  return (
    <SettingForm<Values>
      name="words"
      title={t('feed.tabWords')}
      saved={filter}
      initial={{ words: filter.words }}
      can="socialConfig.saveFilter"
      save={({ words }, version) =>
        socialConfig.saveFilter(
          { version, words: words.map(({ word, wordType, action }) => ({ word, wordType, action })) },
          { quiet: true },
        )
      }
      read={async () => {
        const { version, updateBy, updateTime, words } = await readFilter()
        return { version, updateBy, updateTime, values: { words } }
      }}
      lines={(before, after) => linesOf(before.words, after.words, t)}
      guard={guard}
    >
      {() => (
        <AntForm.Item<Values> name="words" noStyle>
          <WordTable />
        </AntForm.Item>
      )}
    </SettingForm>
  )
}
