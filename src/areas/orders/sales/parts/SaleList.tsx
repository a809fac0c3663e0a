import '../../parts/orders.css'
import { useMemo } from 'react'
import * as ats from '@/api/orders/ats'
import { useViewer } from '@/business/viewer'
import { actualSale } from '@/entities/orders/actualSale'
import { Export } from '@/kit/files/Export'
import { ListScreen } from '@/kit/list/ListScreen'
import { useQueueSort } from '@/kit/list/queueSort'
import { useOpened } from '@/kit/page/opened'
import { useT } from '@/locales'
import { isStaff } from '../states'
import type { SaleVariant } from '../variants'
import { RegisterDialog } from './RegisterDialog'
import { addressOf, SaleTabs } from './SaleTabs'
import { nameOf, useSaleActions } from './useSaleActions'
import { useSaleBulk } from './useSaleBulk'

/** The actual sales as those who work with them see them: a consultant the own ones, a showroom those of its dealer, headquarters all. */
export const SaleList = ({ variant }: { variant: SaleVariant }) => {
  const t = useT()
  const viewer = useViewer()
  const { scope } = variant
  const call = useMemo(
    () => ({ query: (input: Omit<ats.SaleQuery, 'scope'>) => ats.list.query({ ...input, scope }) }),
    [scope],
  )
  const { actionsOf, host } = useSaleActions(scope)
  const review = useSaleBulk(scope === 'hq')
  const sort = useQueueSort({
    by: actualSale.createTime.key,
    filter: 'queue',
    waiting: ['todo'],
    initially: addressOf(variant.first).queue,
  })
  const { mode, open, close } = useOpened()
  const registers = scope === 'counselor' && isStaff(viewer)
  return (
    <>
      <ListScreen
        load={call}
        above={(answer) => <SaleTabs variant={variant} answer={answer} />}
        rowKey={actualSale.id}
        nameOf={nameOf}
        filters={variant.filters}
        defaults={addressOf(variant.first)}
        columns={variant.columns}
        sort={sort}
        create={registers ? { label: 'ats.register', can: 'ats.save', run: () => open('new') } : undefined}
        toolbar={scope === 'hq' && <Export from={ats.exportList} can="ats.exportList" also={{ scope }} />}
        actions={actionsOf}
        bulk={scope === 'counselor' ? undefined : review.bulk}
        emptyText={variant.emptyText && t(variant.emptyText)}
      />
      {registers && mode === 'new' && <RegisterDialog onClose={close} />}
      {host}
      {review.host}
    </>
  )
}
