import { is, isYes } from '@/entities/field'
import { type AnswerSheet, answerSheet as fields, sheetStatus } from '@/entities/voice/answerSheet'
import type { Asked } from '@/entities/voice/question'
import { isRated } from '@/entities/voice/questionRules'
import { isFewAnswers } from '@/entities/voice/satisfaction'
import type { Action } from '@/kit/actions/actions'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { useSummary } from '@/kit/list/place'
import { useOpened } from '@/kit/page/opened'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useScreen } from '@/kit/page/screen'
import { Blank } from '@/kit/show/Blank'
import type { Fact } from '@/kit/show/Facts'
import { clock, optionName, plain, useFormats } from '@/kit/show/format'
import { Mark, StatusTag, Value } from '@/kit/show/kinds'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { PaperBusiness } from '../../parts/BusinessLink'
import { PAPER, SHEET } from '../../parts/links'
import { useNps } from '../../parts/useNps'

type Row = AnswerSheet

export const nameOfSheet = ({ id }: Row): string => plain(id)
export const isDoubtful = ({ status }: Row): boolean => is(status, sheetStatus.doubtful)
export const sheetClass = (row: Row): string => (isDoubtful(row) ? 'sheet-doubtful' : '')

const Score = ({ row }: { row: Row }) => {
  const { oneDecimal } = useFormats()
  if (numberIn(row.score) === null) return <Blank />
  return (
    <b className="digits sheet-mark" data-low={isYes(row.lowFlag)}>
      {oneDecimal(row.score)}
    </b>
  )
}
const Low = ({ row }: { row: Row }) => {
  const t = useT()
  return isYes(row.lowFlag) ? <Mark tone="error">{t(fields.lowFlag.label)}</Mark> : <Blank />
}
const Nps = ({ row }: { row: Row }) => {
  const { number } = useFormats()
  if (numberIn(row.npsScore) === null) return <Blank />
  return (
    <span className="sheet-score">
      <span className="digits">{number(row.npsScore)}</span>
      {plain(row.npsGroup) && <StatusTag field={fields.npsGroup} value={row.npsGroup} />}
    </span>
  )
}
const Validity = ({ row }: { row: Row }) => {
  const t = useT()
  const doubt = plain(row.doubt) && optionName(t, fields.doubt, row.doubt)
  return <StatusTag field={fields.status} value={row.status} note={doubt || undefined} />
}
const Person = ({ row }: { row: Row }) => {
  const t = useT()
  return isYes(row.anonymousFlag) ? (
    <Mark>{t('answerSheets.anonymous')}</Mark>
  ) : (
    <Value field={fields.nickname} value={row.nickname} />
  )
}
export const sheetColumns = {
  id: {
    field: fields.id,
    width: 130,
    cell: ({ id }) => <PermittedLink digits text={id} path={SHEET} query={{ id: plain(id) }} />,
  },
  status: { field: fields.status, width: 110, cell: (row) => <Validity row={row} /> },
  score: { field: fields.score, width: 90, cell: (row) => <Score row={row} /> },
  low: { field: fields.lowFlag, width: 80, cell: (row) => <Low row={row} /> },
  nps: { field: fields.npsScore, width: 124, cell: (row) => <Nps row={row} /> },
  person: { field: fields.nickname, width: 140, below: fields.phone, cell: (row) => <Person row={row} /> },
  business: { field: fields.businessNo, width: 180, cell: (row) => <PaperBusiness row={row} /> },
  duration: { field: fields.duration, width: 100, cell: ({ duration }) => clock(duration) },
} satisfies Record<string, ColumnOf<Row>>

export const useSheetActions = (): ((row: Row) => Action[]) => {
  const { open } = useOpened()
  const linkTo = usePermittedLinks()
  return (row) => {
    const page = linkTo(SHEET, { id: plain(row.id) })
    return [
      { label: 'answerSheets.read', run: () => open('read', plain(row.id)) },
      { label: 'kit.openPage', hide: !page, run: () => page?.() },
    ]
  }
}

const Chosen = ({
  rowId,
  questions,
}: {
  rowId: string
  questions: readonly (Partial<Asked> & { rowId: string })[]
}) => {
  const t = useT()
  const option = useScreen().query.get('optionId') ?? ''
  const at = questions.findIndex((one) => one.rowId === rowId)
  const question = questions[at]
  const name = plain(question?.title) || rowId
  const words =
    option && question?.questionType !== undefined && !isRated({ questionType: question.questionType })
      ? (question.options?.find(({ optionId }) => optionId === option)?.optionText ?? option)
      : option
  return `${name} · ${words || t(fields.lowFlag.label)}`
}
/** Filters by a chosen option or a low mark, set by links from the statistics; `optionId` shares the tag of `rowId`. */
export const chosenFilters = (questions: Parameters<typeof Chosen>[0]['questions']) => [
  elsewhereFilter({ key: 'rowId', label: 'answerSheets.chosen' }, (text) => (
    <Chosen rowId={text} questions={questions} />
  )),
  { ...elsewhereFilter({ key: 'optionId', label: 'answerSheets.chosen' }, (text) => text), always: true },
]

/** Formats the NPS of a number of sheets, with a note if there are too few. */
export const useNpsWords = () => {
  const t = useT()
  const nps = useNps()
  return (value: unknown, sheets: unknown): string => {
    const few = numberIn(value) !== null && isFewAnswers(sheets)
    return `${t('satisfaction.npsScore')} ${nps(value)}${few ? ` (${t('satisfaction.few')})` : ''}`
  }
}
export const FoundAverages = () => {
  const t = useT()
  const nps = useNpsWords()
  const { oneDecimal } = useFormats()
  const summary = useSummary()
  if (!summary) return null
  const words = [
    `${t('questionnaire.avgScore')} ${oneDecimal(summary.avgScore)}`,
    ...(summary.nps === undefined ? [] : [nps(summary.nps, summary[sheetStatus.valid])]),
  ]
  return <span className="quiet digits">{words.join(' · ')}</span>
}

export const SheetMarks = ({ row }: { row: Row }) => {
  const t = useT()
  return (
    <>
      {plain(row.doubt) && <Mark tone="warning">{optionName(t, fields.doubt, row.doubt)}</Mark>}
      {isYes(row.lowFlag) && <Mark tone="error">{t(fields.lowFlag.label)}</Mark>}
      {plain(row.npsGroup) && <StatusTag field={fields.npsGroup} value={row.npsGroup} />}
    </>
  )
}
/** Returns the facts of a sheet; an anonymous one has none that identify the person. */
export const sheetFacts = (row: Row): readonly Fact<Row>[] => [
  [fields.paperId, <PermittedLink key="paper" text={row.title} path={PAPER} query={{ id: plain(row.paperId) }} />],
  fields.paperType,
  [fields.nickname, <Person key="person" row={row} />],
  ...(isYes(row.anonymousFlag)
    ? []
    : [fields.phone, fields.vin, [fields.businessNo, <PaperBusiness key="business" row={row} />] as const]),
  ...[fields.seriesName, fields.dealerName, fields.employeeName, fields.source],
  [fields.npsScore, <Nps key="nps" row={row} />],
  [fields.duration, clock(row.duration)],
  ...[fields.createTime, fields.id],
]
