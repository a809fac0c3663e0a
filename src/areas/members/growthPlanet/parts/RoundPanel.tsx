import { Select } from 'antd'
import { useState } from 'react'
import * as growthPlanet from '@/api/members/growthPlanet'
import { findById } from '@/api/findById'
import type { GrowthLevel } from '@/entities/members/growthLevel'
import {
  type GrowthRecord,
  growthRecord,
  type GrowthRound,
  growthRound as fields,
  recordType,
  watering,
} from '@/entities/members/growthRound'
import { is, optionOf } from '@/entities/field'
import { Chart } from '@/kit/chart/Chart'
import { Loaded, useLoad } from '@/kit/data/load'
import { useOpened } from '@/kit/page/opened'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { CLEAR } from '@/kit/show/boxIcons'
import { EventTimeline } from '@/kit/show/EventTimeline'
import { FieldTable } from '@/kit/show/FieldTable'
import { DASH, optionName, plain, useFormats } from '@/kit/show/format'
import { CellLink, StatusTag } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { Growing } from '../../parts/Growing'
import { tintOf } from './planetMath'

/** Maximum number of records in the energy line. */
const MAX_DRAWN = 500

export const nameOf = (row: GrowthRound) => plain(row.nickname) || row.taskId
type LevelOf = (level: unknown) => string

const runningSums = (numbers: readonly number[]): number[] => {
  let sum = 0
  return numbers.map((one) => (sum += one))
}

const EnergyLine = ({ taskId, levels }: { taskId: string; levels: readonly GrowthLevel[] }) => {
  const t = useT()
  const load = useLoad(
    growthPlanet.listTaskRecords.query({
      taskId,
      recordType: recordType.watered,
      pageNo: 1,
      pageSize: MAX_DRAWN,
    }),
  )
  const waters = (load.data?.records ?? []).filter((one) => is(one.recordType, recordType.watered)).toReversed()
  const values = runningSums(waters.map(({ energy }) => numberIn(energy) ?? 0))
  const sum = values.at(-1) ?? 0
  const needs = levels.flatMap(({ needEnergy, levelName }) => {
    const value = numberIn(needEnergy)
    return value === null || value === 0 ? [] : [{ name: plain(levelName), value }]
  })
  const next = needs.find(({ value }) => value > sum)
  return (
    <Loaded compact load={load}>
      <Chart
        title={t('growthPlanet.energyLine')}
        of={t(growthRecord.createTime.label)}
        categories={waters.map(({ createTime }) => formatTime(createTime, 'MM-DD HH:mm'))}
        series={[{ name: t(fields.totalEnergy.label), as: 'line', values }]}
        marks={needs.filter(({ value }) => value <= (next?.value ?? sum))}
        max={next?.value}
      />
    </Loaded>
  )
}

/** Groups rows by day, in the order of the rows. */
const byDay = (rows: readonly GrowthRecord[]): [day: string, rows: GrowthRecord[]][] => {
  const days = new Map<string, GrowthRecord[]>()
  for (const row of rows) {
    const day = formatTime(row.createTime, 'YYYY-MM-DD') || plain(row.createTime)
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return [...days]
}

const Story = ({ taskId, levelOf }: { taskId: string; levelOf: LevelOf }) => {
  const t = useT()
  const { number } = useFormats()
  const [type, setType] = useState<string>()
  const code = optionOf(recordType, type)?.value
  const wordsOf = ({ energy, points, level, eventName }: GrowthRecord) => {
    const signed = (value: unknown) => ((numberIn(value) ?? 0) > 0 ? `+${number(value)}` : undefined)
    const [grams, paid] = [signed(energy), signed(points)]
    return [
      plain(eventName),
      grams && `${grams} g`,
      (numberIn(level) ?? 0) > 0 ? t('growthPlanet.toLevel', { level: levelOf(level) }) : '',
      paid && t('growthPlanet.pointsOf', { points: paid }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  const field = growthRecord.recordType
  return (
    <>
      <Select
        allowClear={CLEAR}
        className="space-below record-type"
        aria-label={t(field.label)}
        placeholder={t(field.label)}
        value={type}
        options={recordType.options.map(({ value, label }) => ({ value: String(value), label: t(label) }))}
        onChange={(to: string | undefined) => setType(to)}
      />
      <Growing key={type} query={(page) => growthPlanet.listTaskRecords.query({ taskId, recordType: code, ...page })}>
        {(rows) =>
          rows.length === 0 ? (
            <EventTimeline rows={[]} time={growthRecord.createTime} of={() => ({ title: '' })} />
          ) : (
            byDay(rows).map(([day, some]) => (
              <section key={day} aria-label={day}>
                <h3 className="digits">{day}</h3>
                <EventTimeline
                  rows={some}
                  time={growthRecord.createTime}
                  of={(row) => ({ title: optionName(t, field, row.recordType), text: wordsOf(row) })}
                />
              </section>
            ))
          )
        }
      </Growing>
    </>
  )
}

const Waterings = ({ taskId }: { taskId: string }) => (
  <Growing query={(page) => growthPlanet.listWaterings.query({ taskId, ...page })}>
    {(rows) => (
      <FieldTable
        rows={rows}
        rowClassName={tintOf}
        fields={[
          watering.createTime,
          watering.waterType,
          watering.waterBy,
          watering.energy,
          watering.eventName,
          watering.id,
        ]}
      />
    )}
  </Growing>
)

const Planets = ({ of, levelOf }: { of: GrowthRound; levelOf: LevelOf }) => {
  const { open } = useOpened()
  return (
    <Growing query={(page) => growthPlanet.listTasks.query({ userId: plain(of.userId), ...page })}>
      {(rows) => (
        <FieldTable
          rowKey="taskId"
          rows={rows}
          fields={[
            [
              fields.roundNo,
              (row) =>
                row.taskId === of.taskId ? (
                  plain(row.roundNo)
                ) : (
                  <CellLink onClick={() => open('detail', row.taskId, 'planets')}>{plain(row.roundNo)}</CellLink>
                ),
            ],
            [fields.status, (row) => <StatusTag field={fields.status} value={row.status} />],
            [{ ...fields.level, kind: 'text' }, (row) => levelOf(row.level)],
            ...[fields.totalEnergy, fields.issuedPoints, fields.createTime, fields.endTime],
          ]}
        />
      )}
    </Growing>
  )
}

export const RoundPanel = ({ levels, levelOf }: { levels: readonly GrowthLevel[]; levelOf: LevelOf }) => {
  const t = useT()
  return (
    <RecordPanel
      load={(taskId) => findById(growthPlanet.queryTasks, { taskId })}
      title={(row) => t('growthPlanet.roundTitle', { name: nameOf(row), number: plain(row.roundNo) || DASH })}
      status={fields.status}
      facts={(row) => [
        ...[fields.taskId, fields.phone, fields.userId],
        [fields.level, levelOf(row.level)],
        ...[fields.totalEnergy, fields.progress, fields.waterCount, fields.friendCount, fields.reviveCount],
        ...[fields.issuedPoints, fields.createTime, fields.waterTime, fields.endTime],
      ]}
      tabs={(row) => [
        {
          key: 'story',
          label: t('growthPlanet.story'),
          children: (
            <>
              <EnergyLine taskId={row.taskId} levels={levels} />
              <Story taskId={row.taskId} levelOf={levelOf} />
            </>
          ),
        },
        { key: 'water', label: t('growthPlanet.waterings'), children: <Waterings taskId={row.taskId} /> },
        { key: 'planets', label: t('growthPlanet.userPlanets'), children: <Planets of={row} levelOf={levelOf} /> },
      ]}
    />
  )
}
