import * as organisation from '@/api/system/organisation'
import { taskCommand } from '@/entities/leads/taskCommand'
import type { Region } from '@/entities/shared/region'
import { CallSelect } from '@/kit/form/CallSelect'
import type { ControlProps } from '@/kit/form/controls'
import { callFilter } from '@/kit/list/choiceFilters'

const PROVINCES = {
  of: organisation.listProvinces.query(undefined, { quiet: true }),
  choice: ({ name }: Region) => ({ value: name, label: name }),
}

export const ProvinceSelect = (props: ControlProps<string[]> & { placeholder: string }) => (
  <CallSelect multiple {...props} {...PROVINCES} />
)

export const provinceFilter = callFilter({ ...taskCommand.province, label: 'areaTask.province' }, PROVINCES)
