import './evaluations.css'
import { Button } from 'antd'
import { useMemo } from 'react'
import * as evaluations from '@/api/leads/evaluations'
import type { Numbers } from '@/api/reply'
import { useViewer } from '@/business/viewer'
import { evaluateClue } from '@/entities/leads/evaluateClue'
import { evaluation } from '@/entities/leads/evaluation'
import { Chart } from '@/kit/chart/Chart'
import { Export } from '@/kit/files/Export'
import { ListScreen } from '@/kit/list/ListScreen'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useScreen } from '@/kit/page/screen'
import { Figures } from '@/kit/show/Figures'
import { DASH, useFormats } from '@/kit/show/format'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'
import { to } from '@/routes'
import { BAD } from './parts/evaluationCells'
import {
  CLUE_SORT,
  clueColumnsFor,
  clueFiltersFor,
  LINE_SORT,
  lineColumnsFor,
  lineFiltersFor,
  LOW,
} from './parts/evaluationColumns'

const SCORES = [1, 2, 3, 4, 5]

const Summary = ({ summary, onScore }: { summary: Numbers | undefined; onScore?: (score: number) => void }) => {
  const t = useT()
  const { count, oneDecimal, percent } = useFormats()
  const of = (name: string | number) => summary?.[name] ?? null
  const total = of('all')
  const rate = (name: string) => percent(rateOf(of(name), total))
  const figures = [
    { label: t('evaluate.total'), value: count(total) },
    { label: t('evaluate.average'), value: total === 0 ? DASH : oneDecimal(of('average')) },
    { label: t('evaluate.goodRate'), value: rate('good') },
    { label: t('evaluate.badRate'), value: rate('bad') },
  ]
  const sides = [evaluation.responseScore, evaluation.skillScore, evaluation.mannerScore]
  const keys = ['Response', 'Skill', 'Manner']
  return (
    <div className="evaluate-summary">
      <Figures card figures={figures} />
      <Chart
        shape="bars"
        title={t('evaluate.byStars')}
        of={t(evaluation.score.label)}
        categories={SCORES.map((score) => t('evaluate.stars', { count: score }))}
        series={[{ name: t('evaluate.total'), values: SCORES.map(of) }]}
        onPick={onScore && ((at) => onScore(SCORES[at] ?? 1))}
      />
      <Chart
        max={5}
        title={t('evaluate.sides')}
        of={t('evaluate.side')}
        categories={sides.map(({ label }) => t(label))}
        series={[
          {
            name: t('evaluate.here'),
            kind: 'number',
            values: total === 0 ? [] : keys.map((key) => of(key.toLowerCase())),
          },
          {
            name: t('evaluate.network'),
            kind: 'number',
            values: total === 0 ? [] : keys.map((key) => of(`network${key}`)),
          },
        ]}
      />
    </div>
  )
}

const DETAIL = '/evaluate/evaluate-detail'
const BAD_SCORES = `~${BAD}`
const isBad = (score: unknown): boolean => Number(score) > 0 && Number(score) <= BAD

export default function EvaluationList() {
  const t = useT()
  return (
    <ScreenTabs
      tabs={[
        { key: 'clue', label: t('evaluate.byClue'), children: <ByClue /> },
        { key: 'line', label: t('evaluate.lines'), children: <Lines /> },
      ]}
    />
  )
}

const OnlyBad = ({ name, text }: { name: string; text: string }) => {
  const t = useT()
  const { query, setQuery } = useScreen()
  const on = query.get(name) === text
  return (
    <Button
      type={on ? 'primary' : 'default'}
      ghost={on}
      aria-pressed={on}
      onClick={() => setQuery({ [name]: on ? undefined : text, page: undefined })}
    >
      {t('evaluate.onlyBad')}
    </Button>
  )
}

const ByClue = () => {
  const { go } = useScreen()
  const viewer = useViewer()
  const filters = useMemo(() => clueFiltersFor(viewer), [viewer])
  const columns = useMemo(() => clueColumnsFor(viewer), [viewer])
  return (
    <ListScreen
      load={evaluations.listClues}
      above={(answer) => <Summary summary={answer?.summary} />}
      rowKey={evaluateClue.clueId}
      nameOf={({ clueId }) => clueId}
      filters={filters}
      columns={columns}
      sort={CLUE_SORT}
      rowClass={({ avgScore }) => (isBad(avgScore) ? 'row-bad' : '')}
      toolbar={
        <>
          <OnlyBad name={LOW} text="1" />
          <Export from={evaluations.exportClues} can="evaluations.exportClues" label="evaluate.exportClues" />
        </>
      }
      actions={({ clueId }) => [{ label: 'kit.detail', run: () => go(to(DETAIL, { clueId })) }]}
    />
  )
}

const Lines = () => {
  const { go, setQuery } = useScreen()
  const viewer = useViewer()
  const filters = useMemo(() => lineFiltersFor(viewer), [viewer])
  const columns = useMemo(() => lineColumnsFor(viewer), [viewer])
  return (
    <ListScreen
      load={evaluations.list}
      above={(answer) => (
        <Summary
          summary={answer?.summary}
          onScore={(score) => setQuery({ [evaluation.score.key]: `${score}~${score}`, page: undefined })}
        />
      )}
      rowKey={evaluation.evaluateId}
      nameOf={({ evaluateId }) => evaluateId}
      filters={filters}
      columns={columns}
      sort={LINE_SORT}
      rowClass={({ score }) => (isBad(score) ? 'row-bad' : '')}
      toolbar={
        <>
          <OnlyBad name={evaluation.score.key} text={BAD_SCORES} />
          <Export from={evaluations.exportList} can="evaluations.exportList" />
        </>
      }
      actions={({ clueId }) => [{ label: 'kit.detail', run: () => go(to(DETAIL, { clueId })) }]}
    />
  )
}
