import { PlusOutlined } from '@ant-design/icons'
import { Button, Empty, Input, Select, Tabs } from 'antd'
import { memo, useDeferredValue, useState } from 'react'
import { type Question, question, questionType, type QuestionType } from '@/entities/voice/question'
import { Loaded } from '@/kit/data/load'
import { CLEAR } from '@/kit/show/boxIcons'
import { named, plain } from '@/kit/show/format'
import { useNewRow } from '@/kit/show/Sortable'
import { matchesWords } from '@/lib/foldText'
import { useT } from '@/locales'

const TYPE = 'type '
export const COPY = 'copy '
/** Maximum number of bank questions in the list; others are found by search. */
const MAX_LISTED = 60

const Offer = ({
  kind,
  name,
  note,
  full,
  add,
}: {
  kind: string
  name: string
  note?: string
  full: boolean
  add: (kind: string) => void
}) => {
  const t = useT()
  return (
    <Button
      {...useNewRow(kind, name, { disabled: full })}
      icon={<PlusOutlined />}
      disabled={full}
      aria-label={named(t('paperDesign.add'), name)}
      onClick={() => add(kind)}
    >
      <bdi>{name}</bdi>
      {note && <small className="quiet">{note}</small>}
    </Button>
  )
}

interface PaletteProps {
  full: boolean
  bank: { data?: Question[] | null; error?: Error; first?: boolean; retry: () => void }
  /** Ids of the bank questions in use, joined by commas so that `memo` can compare them. */
  used: string
  add: (kind: string) => void
}

/** Question types and the bank: a click inserts after the selected question, a drag anywhere. */
export const Palette = memo(({ full, bank, used, add }: PaletteProps) => {
  const t = useT()
  const [words, setWords] = useState('')
  const [category, setCategory] = useState<number>()
  const sought = useDeferredValue(words.trim())
  const taken = new Set(used.split(','))
  const found = (bank.data ?? []).filter(
    (row) =>
      (category === undefined || Number(row.category) === category) &&
      (sought === '' || matchesWords(plain(row.title), sought)),
  )
  const types = (
    <div className="design-offers" role="group" aria-label={t('paperDesign.types')}>
      {questionType.options.map(({ value, label }) => (
        <Offer key={value} kind={`${TYPE}${value}`} name={t(label)} full={full} add={add} />
      ))}
    </div>
  )
  const list = (
    <Loaded compact load={bank}>
      <Select
        className="full-width space-below-sm"
        allowClear={CLEAR}
        placeholder={t(question.category.label)}
        aria-label={t(question.category.label)}
        value={category}
        options={question.category.of?.options.map(({ value, label }) => ({ value: Number(value), label: t(label) }))}
        onChange={setCategory}
      />
      <Input
        className="space-below-sm"
        value={words}
        placeholder={t('paperDesign.find')}
        aria-label={t('paperDesign.find')}
        allowClear={CLEAR}
        onChange={({ target }) => setWords(target.value)}
        // The search runs on input; Enter must not open the next step.
        onPressEnter={(event) => event.preventDefault()}
      />
      {found.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('list.emptyFiltered')} />}
      <div className="design-offers">
        {found.slice(0, MAX_LISTED).map((row) => (
          <Offer
            key={row.id}
            kind={`${COPY}${row.id}`}
            name={plain(row.title)}
            note={taken.has(row.id) ? t('paperDesign.used') : undefined}
            full={full}
            add={add}
          />
        ))}
      </div>
      {found.length > MAX_LISTED && (
        <small className="quiet">{t('paperDesign.findMore', { count: found.length })}</small>
      )}
    </Loaded>
  )
  return (
    <Tabs
      size="small"
      className="design-palette"
      items={[
        { key: 'types', label: t('paperDesign.types'), children: types },
        { key: 'bank', label: t('paperDesign.bank'), children: list },
      ]}
    />
  )
})
export const typeIn = (kind: string): QuestionType | undefined =>
  questionType.options.find(({ value }) => kind === `${TYPE}${value}`)?.value
