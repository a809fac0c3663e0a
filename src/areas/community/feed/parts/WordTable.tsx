import { Button, ConfigProvider, Flex, Input, Select, Space } from 'antd'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { type SiftWord, siftWord } from '@/entities/community/sift'
import { type Field, is } from '@/entities/field'
import { saveFile } from '@/kit/files/files'
import { SmallTable } from '@/kit/show/SmallTable'
import { CLEAR } from '@/kit/show/boxIcons'
import { optionName, plain } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { distinct } from '@/lib/distinct'
import { dayStamp } from '@/lib/time'
import { useT } from '@/locales'
import { hitsIn } from '../words'
import { AddWords } from './AddWords'

const TryText = ({ words }: { words: readonly SiftWord[] }) => {
  const t = useT()
  const [text, setText] = useState('')
  const typed = useDeferredValue(text)
  const parts = useMemo(() => hitsIn(typed, words), [typed, words])
  const hits = parts.filter(({ hit }) => hit).length
  return (
    <section aria-label={t('feed.tryText')}>
      <Input.TextArea
        disabled={false}
        rows={2}
        aria-label={t('feed.tryText')}
        placeholder={t('feed.tryHint')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {typed && (
        <p className="feed-hits" role="status">
          <strong>{t('feed.hits', { count: hits })}</strong>{' '}
          {parts.map(({ part, hit }, at) =>
            hit ? (
              <mark
                key={`${at}${part}`}
                className="marked"
                title={`${optionName(t, siftWord.wordType, hit.wordType)} · ${optionName(t, siftWord.action, hit.action)}`}
              >
                {part}
              </mark>
            ) : (
              part
            ),
          )}
        </p>
      )}
    </section>
  )
}

const COLUMNS = [
  { field: siftWord.word, width: 220 },
  { field: siftWord.wordType, width: 140 },
  { field: siftWord.action, width: 140 },
  { field: siftWord.createBy, width: 120 },
  { field: siftWord.createTime, width: 170 },
] as const
const SCROLL = { x: 838, y: 420 }

const States = ({
  field,
  label,
  value,
  onChange,
  ...rest
}: {
  field: Field
  label: string
  disabled?: boolean
  value?: number
  onChange: (to: number | undefined) => void
}) => {
  const t = useT()
  return (
    <Select
      {...rest}
      allowClear={value !== undefined && CLEAR}
      aria-label={label}
      placeholder={label}
      value={value}
      options={(field.of?.options ?? []).map((option) => ({ value: Number(option.value), label: t(option.label) }))}
      className="feed-choice"
      onChange={onChange}
    />
  )
}

export const WordTable = ({
  value = [],
  onChange,
}: {
  value?: readonly SiftWord[]
  onChange?: (to: SiftWord[]) => void
}) => {
  const t = useT()
  const { componentDisabled } = ConfigProvider.useConfig()
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<number>()
  const [action, setAction] = useState<number>()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [adding, setAdding] = useState(false)
  const sought = useDeferredValue(search.trim().toLowerCase())
  const words = useMemo(() => distinct(value, ({ word }) => plain(word)), [value])
  const shown = useMemo(
    () =>
      words.filter(
        (one) =>
          plain(one.word).toLowerCase().includes(sought) &&
          (kind === undefined || is<unknown>(one.wordType, kind)) &&
          (action === undefined || is<unknown>(one.action, action)),
      ),
    [words, sought, kind, action],
  )
  const chosen = new Set(ticked)
  const change = (to: object) => {
    onChange?.(words.map((one) => (chosen.has(plain(one.word)) ? { ...one, ...to } : one)))
    setTicked([])
  }
  const columns = COLUMNS.map(({ field, width }) => ({
    width,
    key: field.key,
    title: t(field.label),
    render: (_: unknown, row: SiftWord): ReactNode => <Value field={field} value={row[field.key]} />,
  }))
  return (
    <Flex vertical gap={12}>
      <Space wrap>
        <Button onClick={() => setAdding(true)}>{t('feed.addWords')}</Button>
        <Button
          disabled={false}
          onClick={() =>
            saveFile(
              new Blob([words.map(({ word }) => plain(word)).join('\n')], { type: 'text/plain' }),
              `${t('feed.wordsFile')}${dayStamp()}.txt`,
            )
          }
        >
          {t('feed.saveWords')}
        </Button>
        <Input
          disabled={false}
          allowClear={CLEAR}
          aria-label={t('feed.findWord')}
          placeholder={t('feed.findWord')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <States
          disabled={false}
          field={siftWord.wordType}
          label={t(siftWord.wordType.label)}
          value={kind}
          onChange={setKind}
        />
        <States
          disabled={false}
          field={siftWord.action}
          label={t(siftWord.action.label)}
          value={action}
          onChange={setAction}
        />
        <span className="quiet">{t('feed.wordCount', { count: shown.length })}</span>
      </Space>
      {ticked.length > 0 && (
        <Space wrap role="region" aria-label={t('feed.ticked', { count: ticked.length })}>
          <span>{t('feed.ticked', { count: ticked.length })}</span>
          <States field={siftWord.wordType} label={t('feed.setClass')} onChange={(wordType) => change({ wordType })} />
          <States field={siftWord.action} label={t('feed.setAction')} onChange={(to) => change({ action: to })} />
          <Button
            danger
            onClick={() => {
              onChange?.(words.filter(({ word }) => !chosen.has(plain(word))))
              setTicked([])
            }}
          >
            {t('kit.delete')}
          </Button>
        </Space>
      )}
      <SmallTable
        virtual
        scroll={SCROLL}
        rowKey={({ word }) => plain(word)}
        columns={columns}
        dataSource={shown}
        locale={{ emptyText: <span className="quiet">{t('feed.noWords')}</span> }}
        rowSelection={
          componentDisabled
            ? undefined
            : {
                columnWidth: 48,
                selectedRowKeys: [...ticked],
                onChange: (keys) => setTicked(keys.map(String)),
                getCheckboxProps: ({ word }) => ({ 'aria-label': plain(word) }),
              }
        }
      />
      <TryText words={words} />
      {adding && (
        <AddWords
          known={new Set(words.map(({ word }) => plain(word)))}
          onAdd={(added) => onChange?.([...added.map((one) => ({ ...one, createBy: '', createTime: '' })), ...words])}
          onClose={() => setAdding(false)}
        />
      )}
    </Flex>
  )
}
