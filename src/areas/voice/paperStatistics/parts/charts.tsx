import { Image, Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import { is } from '@/entities/field'
import { npsGroup, sheetStatus } from '@/entities/voice/answerSheet'
import { questionType as types } from '@/entities/voice/question'
import type { OptionCount, QuestionStat } from '@/entities/voice/questionStat'
import { isFewAnswers } from '@/entities/voice/satisfaction'
import { Chart } from '@/kit/chart/Chart'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { Card } from '@/kit/show/Card'
import { named, optionName, plain, useFormats } from '@/kit/show/format'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { Picture } from '@/kit/show/Picture'
import { SmallTable } from '@/kit/show/SmallTable'
import { numberIn, sumOf } from '@/lib/counts'
import { rateOf } from '@/lib/number'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import type { Search } from '@/routes'
import { PAPER, SHEET } from '../../parts/links'
import { useNps } from '../../parts/useNps'
import { countIn, type Group, matrixOf, meanMark, shareIn } from './figures'

interface QuestionProps {
  stat: QuestionStat
  /** Parts by option of the cross question; empty if there is none. */
  groups: readonly Group[]
  found: Search
  title: string
  meta: ReactNode
}
/** Returns the search for the sheets with an option; only valid ones are counted. */
const sheetsOf = (found: Search, { rowId }: QuestionStat, { optionId }: OptionCount): Search => ({
  ...found,
  rowId,
  optionId: plain(optionId),
  status: sheetStatus.valid,
})
const partsOf = ({ stat, groups }: QuestionProps, text = ''): readonly Group[] =>
  groups.length ? groups : [{ text, stat }]

const FigureTable = <Row extends object>({
  of,
  rows,
  nameOf,
  columns,
}: {
  of: string
  rows: readonly Row[]
  nameOf: (row: Row) => ReactNode
  columns: readonly { title: string; text: (row: Row) => string }[]
}) => (
  <SmallTable
    dataSource={rows.map((row, key) => ({ key, row }))}
    scroll={{ x: 'max-content', y: 320 }}
    columns={[
      { key: 'of', title: of, render: (_, { row }) => nameOf(row) },
      ...columns.map(({ title, text }, at) => ({
        key: at,
        title: <bdi>{title}</bdi>,
        align: 'right' as const,
        render: (_: unknown, { row }: { row: Row }) => <span className="digits">{text(row)}</span>,
      })),
    ]}
  />
)
const useCountAndShare = () => {
  const { count, percent } = useFormats()
  return (stat: QuestionStat, option: Pick<OptionCount, 'optionId' | 'lineId'>) =>
    `${count(countIn(stat, option))} · ${percent(shareIn(stat, option))}`
}
const OptionTable = ({
  stat,
  groups,
  found,
  of,
  nameOf = ({ text }) => plain(text),
}: QuestionProps & { of: string; nameOf?: (option: OptionCount) => string }) => {
  const t = useT()
  const { count, percent } = useFormats()
  const cell = useCountAndShare()
  return (
    <FigureTable
      of={of}
      rows={stat.optionCounts}
      nameOf={(option) =>
        is(stat.questionType, types.date) ? (
          nameOf(option)
        ) : (
          <PermittedLink text={nameOf(option)} path={PAPER} query={sheetsOf(found, stat, option)} />
        )
      }
      columns={[
        { title: t('paperStatistics.people'), text: (option) => count(option.count) },
        { title: t('paperStatistics.share'), text: (option) => percent(shareIn(stat, option)) },
        ...groups.map((group) => ({ title: group.text, text: (option: OptionCount) => cell(group.stat, option) })),
      ]}
    />
  )
}

const [RING, BARS] = ['ring', 'bars'] as const
/**
 * Shares of options: single choice as a ring or horizontal bars, multiple choice as horizontal bars, stars and months
 * as columns. If split, each group has columns.
 */
export const OptionChart = (props: QuestionProps) => {
  const { stat, groups, found, title, meta } = props
  const t = useT()
  const { oneDecimal } = useFormats()
  const linkTo = usePermittedLinks()
  const [chosen, setChosen] = useState<typeof RING | typeof BARS>(RING)
  const { questionType: type, optionCounts: options } = stat
  const [isStars, isMonths] = [is(type, types.stars), is(type, types.date)]
  const isSeveral = is(type, types.multiple)
  const isOne = !isStars && !isMonths && !isSeveral && groups.length === 0
  const isRing = isOne && chosen === RING
  const of = t(isStars ? 'paperStatistics.mark' : isMonths ? 'paperStatistics.month' : 'paperStatistics.option')
  const nameOf = ({ optionId, text }: OptionCount) =>
    isStars ? t('paperStatistics.stars', { count: plain(optionId) }) : plain(text)
  const wayTo = (at: number) => {
    const option = options[at]
    return option && linkTo(PAPER, sheetsOf(found, stat, option))
  }
  const mean = isStars && groups.length === 0 ? meanMark(stat) : undefined
  return (
    <>
      <Chart
        title={title}
        of={of}
        shape={isRing ? RING : isOne || (isSeveral && groups.length === 0) ? BARS : 'axes'}
        categories={options.map(nameOf)}
        series={
          isRing
            ? [{ name: t('paperStatistics.people'), values: options.map(({ count }) => numberIn(count)) }]
            : partsOf(props, t('paperStatistics.share')).map((part) => ({
                name: part.text,
                kind: 'percent',
                values: options.map((option) => shareIn(part.stat, option)),
              }))
        }
        mean={
          mean === undefined
            ? undefined
            : {
                name: t('paperStatistics.average', { score: oneDecimal(mean) }),
                place: mean - Number(options[0]?.optionId),
              }
        }
        extra={
          <>
            {meta}
            {isOne && (
              <Segmented
                size="small"
                aria-label={named(title, t('paperStatistics.shape'))}
                value={chosen}
                onChange={setChosen}
                options={[
                  { value: RING, label: t('paperStatistics.asRing') },
                  { value: BARS, label: t('paperStatistics.asBars') },
                ]}
              />
            )}
          </>
        }
        onPick={isMonths || !wayTo(0) ? undefined : (at) => wayTo(at)?.()}
      />
      <div>
        <OptionTable {...props} of={of} nameOf={nameOf} />
        {isSeveral && <p className="quiet">{t('paperStatistics.over100')}</p>}
      </div>
    </>
  )
}

const NPS_PARTS = [
  { group: npsGroup.promoter, least: 9, most: 10 },
  { group: npsGroup.passive, least: 7, most: 8 },
  { group: npsGroup.detractor, least: 0, most: 6 },
] as const
export const NpsChart = (props: QuestionProps) => {
  const t = useT()
  const nps = useNps()
  const bars = partsOf(props)
  return (
    <>
      <Chart
        title={props.title}
        of={t('paperStatistics.answers')}
        shape="bars"
        categories={bars.map(({ text, stat }) =>
          named(
            text,
            `NPS ${nps(stat.npsScore)}`,
            isFewAnswers(stat.answerCount) ? t('paperStatistics.fewAnswers') : '',
          ),
        )}
        series={NPS_PARTS.map(({ group, least, most }) => ({
          name: optionName(t, { of: npsGroup }, group),
          kind: 'percent',
          stack: 'nps',
          bad: group === npsGroup.detractor,
          values: bars.map(({ stat }) => {
            const own = stat.optionCounts.filter(({ optionId: mark }) => Number(mark) >= least && Number(mark) <= most)
            return numberIn(rateOf(sumOf(own.map(({ count }) => numberIn(count))), stat.answerCount))
          }),
        }))}
        max={100}
        extra={props.meta}
      />
      <OptionTable {...props} of={t('paperStatistics.mark')} />
    </>
  )
}

export const MatrixChart = (props: QuestionProps) => {
  const t = useT()
  const cell = useCountAndShare()
  const { lines, columns } = matrixOf(props.stat)
  const bars = lines.flatMap(({ lineId, text }) => partsOf(props).map((part) => ({ lineId, text, part })))
  const of = t('paperStatistics.line')
  return (
    <>
      <Chart
        title={props.title}
        of={of}
        shape="bars"
        categories={bars.map(({ text, part }) => [text, part.text].filter(Boolean).join(' · '))}
        series={columns.map(({ optionId, text }) => ({
          name: plain(text),
          kind: 'percent',
          stack: 'line',
          values: bars.map(({ lineId, part }) => shareIn(part.stat, { lineId, optionId })),
        }))}
        max={100}
        extra={props.meta}
      />
      <FigureTable
        of={of}
        rows={lines}
        nameOf={({ text }) => <bdi>{text}</bdi>}
        columns={columns.map(({ optionId, text }) => ({
          title: plain(text),
          text: ({ lineId }: (typeof lines)[number]) => cell(props.stat, { lineId, optionId }),
        }))}
      />
    </>
  )
}

export const PlaceChart = (props: QuestionProps) => {
  const t = useT()
  const { oneDecimal } = useFormats()
  const placeIn = ({ optionCounts }: QuestionStat, { optionId }: OptionCount) =>
    numberIn(optionCounts.find((one) => one.optionId === optionId)?.meanPlace)
  const options = props.stat.optionCounts.toSorted(
    (one, other) => (numberIn(one.meanPlace) ?? Infinity) - (numberIn(other.meanPlace) ?? Infinity),
  )
  const parts = partsOf(props, t('paperStatistics.meanPlace'))
  const of = t('paperStatistics.option')
  return (
    <>
      <Chart
        title={props.title}
        of={of}
        shape="bars"
        categories={options.map(({ text }) => plain(text))}
        series={parts.map(({ text, stat }) => ({
          name: text,
          kind: 'number',
          values: options.map((option) => placeIn(stat, option)),
        }))}
        min={0}
        extra={props.meta}
      />
      <FigureTable
        of={of}
        rows={options}
        nameOf={({ text }) => <bdi>{plain(text)}</bdi>}
        columns={parts.map(({ text, stat }) => ({
          title: text,
          text: (option: OptionCount) => oneDecimal(placeIn(stat, option)),
        }))}
      />
    </>
  )
}

export const TextChart = (props: QuestionProps) => {
  const { stat, found, title, meta } = props
  const t = useT()
  const { keywords } = stat
  const newest = (
    <div>
      <h3>{t('paperStatistics.newest')}</h3>
      {stat.texts.length === 0 && <p className="quiet">{t('list.empty')}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so focusable */}
      <ul className="stat-texts" aria-label={named(title, t('paperStatistics.newest'))} tabIndex={0}>
        {stat.texts.map(({ sheetId, text, createTime }) => (
          <li key={sheetId}>
            <bdi>{plain(text)}</bdi>
            <small className="quiet">
              <PermittedLink digits text={formatTime(createTime)} path={SHEET} query={{ id: sheetId }} />
            </small>
          </li>
        ))}
      </ul>
      <More found={found} />
    </div>
  )
  if (!keywords.length)
    return (
      <Card title={title} extra={meta}>
        {newest}
      </Card>
    )
  return (
    <>
      <Chart
        title={title}
        of={t('paperStatistics.keyword')}
        shape="bars"
        categories={keywords.map(({ word }) => plain(word))}
        series={partsOf(props, t('paperStatistics.people')).map((part) => ({
          name: part.text,
          values: keywords.map(({ word }) => numberIn(part.stat.keywords.find((one) => one.word === word)?.count) ?? 0),
        }))}
        extra={meta}
      />
      {newest}
    </>
  )
}
const More = ({ found }: Pick<QuestionProps, 'found'>) => {
  const t = useT()
  const isThere = usePermittedLinks()(PAPER, found)
  return isThere && <PermittedLink text={t('paperStatistics.allSheets')} path={PAPER} query={found} />
}

export const PictureWall = ({ stat, found, title, meta }: QuestionProps) => {
  const t = useT()
  return (
    <Card title={title} extra={meta}>
      <Image.PreviewGroup>
        <div className="stat-wall">
          {stat.pictures.map(({ sheetId, url }, at) => (
            <Picture
              key={`${sheetId} ${at}`}
              src={url}
              alt={t('upload.picture', { place: at + 1 })}
              width={120}
              height={90}
            />
          ))}
        </div>
      </Image.PreviewGroup>
      <More found={found} />
    </Card>
  )
}
