import * as stores from '@/api/voice/stores'
import { employeeStatus, MAX_SHOWN } from '@/entities/voice/storeEmployee'
import { Loaded, useLoad } from '@/kit/data/load'
import { Dialog } from '@/kit/dialog/dialog'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { PhoneNone } from '@/kit/show/phoneParts'
import { useT } from '@/locales'
import { EmployeeCard } from './EmployeeCard'

/** The team of a store as its page in the App shows it. */
export const TeamPreview = ({ dealerCode, onClose }: { dealerCode: string; onClose: () => void }) => {
  const t = useT()
  const load = useLoad(
    stores.listEmployees.query({
      dealerCode,
      status: employeeStatus.shown,
      sortField: 'sort',
      sortOrder: 'asc',
      pageNo: 1,
      pageSize: MAX_SHOWN,
    }),
  )
  const people = load.data?.records ?? []
  return (
    <Dialog open title={t('storeEmployees.preview')} width={440} onClose={onClose}>
      <Loaded load={load} compact>
        <PhoneFrame title={t('storeEmployees.team')}>
          {people.length === 0 && <PhoneNone>{t('storeEmployees.none')}</PhoneNone>}
          {people.map((row) => (
            <EmployeeCard key={row.id} row={row} />
          ))}
        </PhoneFrame>
      </Loaded>
    </Dialog>
  )
}
