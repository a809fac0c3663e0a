import { Alert, Skeleton, Space } from 'antd'
import * as organisation from '@/api/system/organisation'
import { type Department, department } from '@/entities/shared/department'
import { region } from '@/entities/shared/region'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { Failed, useLoads } from '@/kit/data/load'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import { numberIn, sumOf } from '@/lib/counts'
import { useFormats } from '@/kit/show/format'
import type { Step } from './useAssign'

export interface Move {
  code: string
  name: string
  from: Department
}

interface MoveDialogProps {
  dept: Department
  moves: readonly Move[]
  steps: readonly Step[]
  saved: readonly string[]
  failed: boolean
  busy: boolean
  onOk: () => void
  onClose: () => void
}

/** Confirmation of the cities taken from others; after a failure, the departments that were saved. */
export const MoveDialog = ({ dept, moves, steps, saved, failed, busy, onOk, onClose }: MoveDialogProps) => {
  const t = useT()
  const { count } = useFormats()
  const givers = [...new Set(moves.map(({ from }) => from.id))]
  const relations = useLoads(
    givers.map((id) => ({
      ...organisation.getDeptRelation.query({ id }, { quiet: true }),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  )
  const broken = relations.find(({ isError }) => isError)
  const ready = relations.every(({ data }) => data)
  const dealers = relations.flatMap(({ data }) => data?.dealers ?? [])
  const rows = moves.map((move) => {
    const there = dealers.filter(({ cityCode }) => cityCode === move.code)
    return {
      ...move,
      key: move.code,
      dealers: there.length,
      clues: sumOf(there.map((one) => numberIn(one.openCount))),
    }
  })
  const names = (of: (id: string) => boolean) =>
    steps.flatMap((step) => (of(step.dept.id) ? step.dept.deptName : [])).join(t('kit.listComma'))
  return (
    <Dialog
      open
      width={720}
      title={t('areas.moveTitle')}
      onClose={onClose}
      footer={
        <DialogButtons
          ok={t(failed ? 'kit.retry' : 'areas.confirmMove')}
          disabled={!ready}
          busy={busy}
          onOk={onOk}
          onClose={onClose}
        />
      }
    >
      {broken?.error ? (
        <Failed error={broken.error} retry={() => void broken.refetch()} />
      ) : ready ? (
        <Space orientation="vertical" size={12} className="full-width">
          <Alert
            type="warning"
            showIcon
            title={t('areas.moveEffect', { count: rows.reduce((sum, row) => sum + row.dealers, 0) })}
          />
          {failed && (
            <Alert
              type="error"
              showIcon
              title={t('areas.failedPart', { names: names((id) => !saved.includes(id)) })}
              description={
                saved.length ? t('areas.savedParts', { names: names((id) => saved.includes(id)) }) : undefined
              }
            />
          )}
          <SmallTable
            dataSource={rows}
            scroll={{ x: 'max-content' }}
            pagination={rows.length > 10 ? { pageSize: 10, showSizeChanger: false } : false}
            columns={[
              { title: t('regionLevel.city'), dataIndex: 'name' },
              { title: t('areas.from'), key: 'from', render: (_, row) => row.from.deptName },
              { title: t('areas.to'), key: 'to', render: () => dept.deptName },
              { title: t(department.dealerCount.label), dataIndex: 'dealers', align: 'right' },
              { title: t('areas.openClues'), key: 'clues', align: 'right', render: (_, { clues }) => count(clues) },
            ]}
          />
        </Space>
      ) : (
        <Skeleton active aria-label={t(region.name.label)} />
      )}
    </Dialog>
  )
}
