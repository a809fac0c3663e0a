import { Image, Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import { is } from '@/entities/field'
import { npsGroup } from '@/entities/voice/answerSheet'
import { questionType } from '@/entities/voice/question'
import type { OptionCount, QuestionStat } from '@/entities/voice/questionStat'
import { Chart, type ChartProps } from '@/kit/chart/Chart'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { Card } from '@/kit/show/Card'
import { named, plain, useFormats } from '@/kit/show/format'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { Picture } from '@/kit/show/Picture'
import { SmallTable } from '@/kit/show/SmallTable'
import { numberIn, sumOf } from '@/lib/counts'
import { rateOf } from '@/lib/number'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { PAPER, SHEET } from '../../parts/links'
import { countIn, type Group, matrixOf, meanMark, sharesOf, shareIn } from './figures'
import { useNps } from './nps'

interface QuestionProps {
  stat: QuestionStat
  /** Its parts by the options of the cross question; none where nothing is split. */
  groups: readonly Group[]
  paperId: string
  title: string
  /** Said beside the title. */
  meta: ReactNode
}

/** Opens the sheets that chose an option; undefined for whoever has no page of them. */
const useOpenSheets = ({ paperId, stat }: QuestionProps): ChartProps['onPick'] => {
  const ways = usePermittedLinks()
  const wayOf = (optionId: string) => ways(PAPER, { id: paperId, rowId: stat.rowId, optionId })
  return wayOf('0') && ((at) => wayOf(stat.optionCounts[at]?.optionId ?? '')?.())
}

/** The options with the people who chose them, in all and in each group; `open` where the page of sheets can be asked for them. */
const OptionTable = ({
  stat,
  groups,
  paperId,
  of,
  open = true,
  nameOf = ({ text }) => plain(text),
}: QuestionProps & { of: string; open?: boolean; nameOf?: (option: OptionCount) => string }) => {
  const t = useT()
  const { count, percent } = useFormats()
  return (
    <SmallTable
      rowKey="optionId"
      dataSource={[...stat.optionCounts]}
      scroll={{ x: 'max-content', y: 320 }}
      columns={[
        {
          key: 'option',
          title: of,
          render: (_, option) =>
            open ? (
              <PermittedLink
                text={nameOf(option)}
                path={PAPER}
                query={{ id: paperId, rowId: stat.rowId, optionId: option.optionId }}
              />
            ) : (
              <bdi>{nameOf(option)}</bdi>
            ),
        },
        {
          key: 'count',
          title: t('paperStatistics.people'),
          align: 'right',
          render: (_, option) => <span className="digits">{count(option.count)}</span>,
        },
        {
          key: 'share',
          title: t('paperStatistics.share'),
          align: 'right',
          render: (_, option) => <span className="digits">{percent(shareIn(stat, option))}</span>,
        },
        ...groups.map((group, at) => ({
          key: at,
          title: <bdi>{group.text}</bdi>,
          align: 'right' as const,
          render: (_: unknown, option: OptionCount) => (
            <span className="digits">
              {count(countIn(group.stat, option))} · {percent(shareIn(group.stat, option))}
            </span>
          ),
        })),
      ]}
    />
  )
}

/** One choice as a ring or as bars; several as bars. */
export const OptionChart = (props: QuestionProps) => {
  const { stat, groups, title, meta } = props
  const t = useT()
  const [shape, setShape] = useState<'ring' | 'bars'>('ring')
  const open = useOpenSheets(props)
  const { optionCounts } = stat
  const of = t('paperStatistics.option')
  const isSeveral = is(stat.questionType, questionType.multiple)
  const isRing = shape === 'ring' && !isSeveral && groups.length === 0
  return (
    <>
      <Chart
        title={title}
        of={of}
        shape={groups.length ? 'axes' : isRing ? 'ring' : 'bars'}
        categories={optionCounts.map(({ text }) => plain(text))}
        series={
          isRing
            ? [{ name: t('paperStatistics.people'), values: optionCounts.map(({ count }) => numberIn(count)) }]
            : sharesOf(optionCounts, stat, groups, t('paperStatistics.share'))
        }
        extra={
          <>
            {meta}
            {!isSeveral && groups.length === 0 && (
              <Segmented
                size="small"
                aria-label={named(title, t('paperStatistics.shape'))}
                value={shape}
                onChange={setShape}
                options={[
                  { value: 'ring', label: t('paperStatistics.asRing') },
                  { value: 'bars', label: t('paperStatistics.asBars') },
                ]}
              />
            )}
          </>
        }
        onPick={open}
      />
      <div>
        <OptionTable {...props} of={of} />
        {isSeveral && <p className="quiet">{t('paperStatistics.over100')}</p>}
      </div>
    </>
  )
}

export const StarChart = (props: QuestionProps) => {
  const { stat, groups, title, meta } = props
  const t = useT()
  const { oneDecimal } = useFormats()
  const open = useOpenSheets(props)
  const mean = meanMark(stat)
  const nameOf = ({ optionId }: OptionCount) => t('paperStatistics.stars', { count: plain(optionId) })
  return (
    <>
      <Chart
        title={title}
        of={t('paperStatistics.mark')}
        categories={stat.optionCounts.map(nameOf)}
        series={sharesOf(stat.optionCounts, stat, groups, t('paperStatistics.share'))}
        mean={
          groups.length || mean === undefined
            ? undefined
            : {
                name: t('paperStatistics.average', { score: oneDecimal(mean) }),
                place: mean - Number(stat.optionCounts[0]?.optionId),
              }
        }
        extra={meta}
        onPick={open}
      />
      <OptionTable {...props} of={t('paperStatistics.mark')} nameOf={nameOf} />
    </>
  )
}

/** The marks of each group of the NPS. */
const NPS_PARTS = [
  { group: npsGroup.promoter, least: 9, most: 10 },
  { group: npsGroup.passive, least: 7, most: 8 },
  { group: npsGroup.detractor, least: 0, most: 6 },
] as const
export const NpsChart = (props: QuestionProps) => {
  const { groups, title, meta } = props
  const t = useT()
  const nps = useNps()
  const bars = groups.length ? groups : [{ text: '', stat: props.stat }]
  return (
    <>
      <Chart
        title={title}
        of={t('paperStatistics.answers')}
        shape="bars"
        categories={bars.map(({ text, stat }) =>
          named(text, `NPS ${nps.score(stat.npsScore)}`, nps.note(stat.answerCount)),
        )}
        series={NPS_PARTS.map(({ group, least, most }) => ({
          name: t(npsGroup.options.find(({ value }) => value === group)?.label ?? 'answerSheet.npsGroup'),
          kind: 'percent',
          stack: 'nps',
          bad: group === npsGroup.detractor,
          values: bars.map(({ stat }) => {
            const own = stat.optionCounts.filter(
              ({ optionId }) => Number(optionId) >= least && Number(optionId) <= most,
            )
            return numberIn(rateOf(sumOf(own.map(({ count }) => numberIn(count))), stat.answerCount))
          }),
        }))}
        max={100}
        extra={meta}
      />
      <OptionTable {...props} of={t('paperStatistics.mark')} />
    </>
  )
}

export const MatrixChart = ({ stat, groups, title, meta }: QuestionProps) => {
  const t = useT()
  const { count, percent } = useFormats()
  const { lines, columns } = matrixOf(stat)
  const parts = groups.length ? groups : [{ text: '', stat }]
  const bars = lines.flatMap(({ lineId, text }) => parts.map((part) => ({ lineId, text, part })))
  return (
    <>
      <Chart
        title={title}
        of={t('paperStatistics.line')}
        shape="bars"
        categories={bars.map(({ text, part }) => [text, part.text].filter(Boolean).join(' · '))}
        series={columns.map(({ optionId, text }) => ({
          name: plain(text),
          kind: 'percent',
          stack: 'line',
          values: bars.map(({ lineId, part }) => shareIn(part.stat, { lineId, optionId })),
        }))}
        max={100}
        extra={meta}
      />
      <SmallTable
        rowKey="lineId"
        dataSource={lines}
        scroll={{ x: 'max-content' }}
        columns={[
          { key: 'line', title: t('paperStatistics.line'), render: (_, { text }) => <bdi>{text}</bdi> },
          ...columns.map(({ optionId, text }) => ({
            key: optionId,
            title: <bdi>{plain(text)}</bdi>,
            align: 'right' as const,
            render: (_: unknown, { lineId }: { lineId: string }) => (
              <span className="digits">
                {count(countIn(stat, { lineId, optionId }))} · {percent(shareIn(stat, { lineId, optionId }))}
              </span>
            ),
          })),
        ]}
      />
    </>
  )
}

export const MonthChart = (props: QuestionProps) => {
  const { stat, groups, title, meta } = props
  const t = useT()
  return (
    <>
      <Chart
        title={title}
        of={t('paperStatistics.month')}
        categories={stat.optionCounts.map(({ text }) => plain(text))}
        series={sharesOf(stat.optionCounts, stat, groups, t('paperStatistics.share'))}
        extra={meta}
      />
      <OptionTable {...props} of={t('paperStatistics.month')} open={false} />
    </>
  )
}

export const PlaceChart = ({ stat, groups, title, meta }: QuestionProps) => {
  const t = useT()
  const { oneDecimal } = useFormats()
  const placeIn = (of: QuestionStat, optionId: string) =>
    numberIn(of.optionCounts.find((one) => one.optionId === optionId)?.meanPlace)
  const options = stat.optionCounts.toSorted(
    (one, other) => (numberIn(one.meanPlace) ?? Infinity) - (numberIn(other.meanPlace) ?? Infinity),
  )
  const parts = groups.length ? groups : [{ text: t('paperStatistics.meanPlace'), stat }]
  return (
    <>
      <Chart
        title={title}
        of={t('paperStatistics.option')}
        shape="bars"
        categories={options.map(({ text }) => plain(text))}
        series={parts.map((part) => ({
          name: part.text,
          kind: 'number',
          values: options.map(({ optionId }) => placeIn(part.stat, optionId)),
        }))}
        min={0}
        extra={meta}
      />
      <SmallTable
        rowKey="optionId"
        dataSource={options}
        scroll={{ x: 'max-content' }}
        columns={[
          { key: 'option', title: t('paperStatistics.option'), render: (_, { text }) => <bdi>{plain(text)}</bdi> },
          ...parts.map((part, at) => ({
            key: at,
            title: <bdi>{part.text}</bdi>,
            align: 'right' as const,
            render: (_: unknown, { optionId }: OptionCount) => (
              <span className="digits">{oneDecimal(placeIn(part.stat, optionId))}</span>
            ),
          })),
        ]}
      />
    </>
  )
}

/** What people wrote: the words that come up most, and the newest answers. */
export const TextChart = ({ stat, groups, paperId, title, meta }: QuestionProps) => {
  const t = useT()
  const { keywords, texts } = stat
  const parts = groups.length ? groups : [{ text: t('paperStatistics.people'), stat }]
  const newest = (
    <div>
      <h3>{t('paperStatistics.newest')}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- reached by keyboard, which then scrolls it */}
      <ul className="stat-texts" aria-label={named(title, t('paperStatistics.newest'))} tabIndex={0}>
        {texts.map(({ sheetId, text, createTime }) => (
          <li key={sheetId}>
            <bdi>{plain(text)}</bdi>
            <small className="quiet">
              <PermittedLink digits text={formatTime(createTime)} path={SHEET} query={{ id: sheetId }} />
            </small>
          </li>
        ))}
      </ul>
      <More paperId={paperId} />
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
        series={parts.map((part) => ({
          name: part.text,
          values: keywords.map(({ word }) => numberIn(part.stat.keywords.find((one) => one.word === word)?.count) ?? 0),
        }))}
        extra={meta}
      />
      {newest}
    </>
  )
}
const More = ({ paperId }: { paperId: string }) => {
  const t = useT()
  const isThere = usePermittedLinks()(PAPER, { id: paperId })
  return isThere && <PermittedLink text={t('paperStatistics.allSheets')} path={PAPER} query={{ id: paperId }} />
}

export const PictureWall = ({ stat, paperId, title, meta }: QuestionProps) => {
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
      <More paperId={paperId} />
    </Card>
  )
}
