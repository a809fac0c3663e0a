import { Alert, Button, Checkbox, Flex, Switch } from 'antd'
import { useState } from 'react'
import type { ImportCheck } from '@/api/members/pointImports'
import { is } from '@/entities/field'
import { importRowStatus, pointImportRow as fields, type PointImportRow } from '@/entities/members/pointImport'
import { pointPool } from '@/entities/members/pointPool'
import { copy } from '@/kit/dialog/copy'
import { FieldTable } from '@/kit/show/FieldTable'
import { Figures } from '@/kit/show/Figures'
import { DASH, maskPhone, optionName, plain, useFormats } from '@/kit/show/format'
import { NUMERIC, Value } from '@/kit/show/kinds'
import { SignedPoints } from '@/kit/show/SignedPoints'
import { SmallTable } from '@/kit/show/SmallTable'
import { numberIn } from '@/lib/counts'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

const COLUMNS = [
  [fields.rowNo, 70],
  [fields.phone, 130],
  [fields.userName, 120],
  [fields.points, 100],
  [fields.rowStatus, 100],
  [fields.reason, 170],
  [fields.validDays, 110],
  [fields.dealerName, 170],
  [fields.remark, 150],
] as const
const HEIGHT = 280
const WIDTH = COLUMNS.reduce((sum, [, width]) => sum + width, 0)
const isBad = (row: PointImportRow) => is(row.rowStatus, importRowStatus.failed)

export const failedIn = ({ failCount, rows }: ImportCheck): number => numberIn(failCount) ?? rows.filter(isBad).length

const Rows = ({ rows }: { rows: readonly PointImportRow[] }) => {
  const t = useT()
  const [isOnlyBad, setOnlyBad] = useState(() => rows.some(isBad))
  const shown = isOnlyBad ? rows.filter(isBad) : rows
  const textOf = (row: PointImportRow) =>
    COLUMNS.map(([field]) => {
      const value = row[field.key]
      return field.key === 'phone'
        ? maskPhone(plain(value))
        : field.key === 'rowStatus'
          ? optionName(t, field, value)
          : plain(value)
    }).join('\t')
  return (
    <>
      <Flex gap={12} align="center" className="space-below space-above-sm">
        <Switch checked={isOnlyBad} onChange={setOnlyBad} aria-label={t('points.onlyFailed')} size="small" />
        <span aria-hidden>{t('points.onlyFailed')}</span>
        <Button
          size="small"
          disabled={shown.length === 0}
          onClick={() =>
            void copy(
              [COLUMNS.map(([{ label }]) => t(label)).join('\t'), ...shown.map(textOf)].join('\n'),
              t('kit.copied'),
            )
          }
        >
          {t('points.copyRows')}
        </Button>
      </Flex>
      <SmallTable<PointImportRow>
        virtual
        rowKey="rowNo"
        scroll={{ x: WIDTH, y: HEIGHT }}
        dataSource={shown}
        columns={COLUMNS.map(([field, width]) => ({
          key: field.key,
          title: t(field.label),
          ellipsis: true,
          width,
          align: NUMERIC.includes(field.kind) ? ('end' as const) : ('start' as const),
          render: (_: unknown, row: PointImportRow) =>
            field.key === 'points' ? (
              <SignedPoints value={row.points} />
            ) : (
              <Value field={field} value={row[field.key]} />
            ),
        }))}
      />
    </>
  )
}

/**
 * Result of the check of a file: figures, effect on the pools, and rows. `seen` confirms that the same file was
 * imported before.
 */
export const CheckedRows = ({
  check,
  seen,
  onSeen,
}: {
  check: ImportCheck
  seen: boolean
  onSeen: (seen: boolean) => void
}) => {
  const t = useT()
  const { count } = useFormats()
  const bad = failedIn(check)
  const { poolName, balance } = pointPool
  const afterOf = ({ balance: now, points }: ImportCheck['poolNeed'][number]) => {
    const [before, needed] = [numberIn(now), numberIn(points)]
    return before === null || needed === null ? DASH : count(before - needed)
  }
  return (
    <>
      <Figures
        figures={[
          { label: t('pointImport.totalCount'), value: count(check.totalCount) },
          { label: t('pointImport.failCount'), value: count(bad), bad: bad > 0 },
          { label: t('points.filePoints'), value: <SignedPoints value={check.totalPoints} /> },
        ]}
      />
      {bad > 0 ? (
        <Alert type="error" showIcon className="space-below" title={t('points.rowsBad', { rows: count(bad) })} />
      ) : (
        plain(check.importedTime) !== '' && (
          <Alert
            type="warning"
            showIcon
            className="space-below"
            title={t('points.importedBefore', { time: formatTime(check.importedTime, 'YYYY-MM-DD HH:mm') })}
            description={
              <Checkbox checked={seen} onChange={({ target }) => onSeen(target.checked)}>
                {t('points.iKnow')}
              </Checkbox>
            }
          />
        )
      )}
      {check.poolNeed.length > 0 && (
        <FieldTable
          rowKey="poolId"
          rows={check.poolNeed}
          fields={[
            [poolName, (need) => <bdi>{plain(need.poolName)}</bdi>],
            [{ ...balance, label: 'points.before' }, (need) => count(need.balance)],
            [{ ...balance, key: 'after', label: 'points.after' }, afterOf],
          ]}
        />
      )}
      <Rows rows={check.rows} />
    </>
  )
}
