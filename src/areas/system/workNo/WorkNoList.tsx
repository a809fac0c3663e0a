import './workNo.css'
import { useMemo } from 'react'
import * as phoneProtect from '@/api/system/phoneProtect'
import { useViewer } from '@/business/viewer'
import { workNoBinding } from '@/entities/system/workNoBinding'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { to } from '@/routes'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { BindPanel } from './parts/BindForm'
import { Counts } from './parts/Counts'
import { columnsFor, filtersFor, SORT } from './parts/workNoColumns'
import { bindingName, useBindingActions } from './parts/useBindingActions'

export default function WorkNoList() {
  const t = useT()
  const may = useMay()
  const { go } = useScreen()
  const { mode, open, close } = useOpened()
  const viewer = useViewer()
  const { renew, bindAgain, unbind, release, bulk, host } = useBindingActions()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsFor(viewer, (id) => go(to('/workNoList/workNoDetail', { id }))), [viewer, go])
  return (
    <>
      <Counts filters={filters} />
      <ListScreen
        load={phoneProtect.listBindings}
        rowKey={workNoBinding.id}
        nameOf={bindingName}
        filters={filters}
        columns={columns}
        sort={SORT}
        actions={(row) => [
          { label: 'kit.detail', run: () => go(to('/workNoList/workNoDetail', { id: row.id })) },
          renew(row),
          bindAgain(row),
          unbind(row),
          release(row),
        ]}
        bulk={bulk}
        emptyText={t('workNo.empty')}
        create={{ label: 'workNo.new', can: 'phoneProtect.bind', run: () => open('new') }}
      />
      {mode === 'new' && may('phoneProtect.bind') && <BindPanel onClose={close} />}
      {host}
    </>
  )
}
