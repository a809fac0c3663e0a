import { Button } from 'antd'
import { useState } from 'react'
import { notify } from '@/api/notices'
import * as stores from '@/api/voice/stores'
import { readPages } from '@/api/readPages'
import { is } from '@/entities/field'
import { employeeStatus, type StoreEmployee } from '@/entities/voice/storeEmployee'
import { useAction } from '@/kit/data/useAction'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { useBulkRun } from '@/kit/list/bulk'
import { useList } from '@/kit/list/place'
import { useFormats } from '@/kit/show/format'
import { distinct } from '@/lib/distinct'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'

const CAN = 'stores.removeEmployee'
const PAGE = 100
const { left } = employeeStatus
const RUN = { label: 'storeEmployees.cleanUp' } as const

/** Removes the cards of all former employees in the listed stores, one after the other. */
export const CleanUp = ({ nameOf }: { nameOf: (row: StoreEmployee) => string }) => {
  const t = useT()
  const may = useMay()
  const { count } = useFormats()
  const { search, summary } = useList()
  const { act, busy } = useAction()
  const { start, report } = useBulkRun(nameOf)
  const [found, setFound] = useState<readonly StoreEmployee[]>()
  const known = summary?.[left]
  const find = () =>
    act(
      async () => {
        let all: readonly StoreEmployee[] = []
        for await (const { rows } of readPages(stores.listEmployees, { ...search, status: left }, PAGE)) all = rows
        const own = distinct(all, ({ id }) => id).filter(({ status }) => is(status, left))
        if (own.length > 0) setFound(own)
        else notify('info', t('storeEmployees.noneLeft'))
      },
      { keep: true },
    )
  if (!may(CAN)) return null
  return (
    <>
      {known !== 0 && (
        <Button loading={busy} onClick={() => void find()}>
          {known === undefined ? t(RUN.label) : t('storeEmployees.cleanUpCount', { count: count(known) })}
        </Button>
      )}
      <ConfirmDialog
        question={
          found && {
            title: t('storeEmployees.cleanUpAsk', { count: count(found.length) }),
            effect: t('storeEmployees.removeEffect'),
            danger: true,
            okText: t('storeEmployees.remove'),
          }
        }
        busy={false}
        onCancel={() => setFound(undefined)}
        onOk={() => {
          setFound(undefined)
          void start(RUN, ({ id }) => stores.removeEmployee({ id }, { quiet: true }), found ?? [])
        }}
      />
      {report}
    </>
  )
}
