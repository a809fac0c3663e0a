import { Alert, Form as AntForm } from 'antd'
import * as organisation from '@/api/system/organisation'
import { DealerPicker, type DealerScope } from '@/business/DealerPicker'
import { deptTree } from '@/business/DeptSelect'
import { is } from '@/entities/field'
import { dealerType as dealerTypes } from '@/entities/shared/enums'
import { user as fields } from '@/entities/shared/user'
import type { FormField } from '@/kit/form/Form'
import { useLoad } from '@/kit/data/load'
import { useT } from '@/locales'
import type { UserValues } from './userValues'
import { takesDealers } from './access'

/** Loads the name of the sales area of a department; a district has that of its area. */
const useAreaName = (deptId: string | undefined): string | undefined => {
  const enabled = !!deptId
  const areas = useLoad(organisation.listAreaNames.query(undefined, { quiet: true }), { enabled })
  const depts = useLoad(organisation.listDepts.query(undefined, { quiet: true }), { enabled })
  if (!deptId) return undefined
  const parents = new Map<string, string>()
  const note = (rows: ReturnType<typeof deptTree>) => {
    for (const row of rows) {
      parents.set(row.id, row.parentId)
      note(row.children ?? [])
    }
  }
  note(deptTree(depts.data ?? []))
  return areas.data?.find(({ id }) => id === deptId || id === parents.get(deptId))?.areaName
}

/** Dealers available to an account by level: an area those of its area, a group its members, headquarters all. */
const useDealerScope = ({
  dealerType,
  deptId,
  dealerCode,
}: {
  dealerType?: unknown
  deptId?: string
  dealerCode?: string
}): DealerScope => {
  const level = Number(dealerType)
  const areaName = useAreaName(level === dealerTypes.area ? deptId : undefined)
  if (level === dealerTypes.area) return { areaName }
  return level === dealerTypes.group ? { code: dealerCode } : {}
}

export const DealersField = ({
  Field,
  of,
}: {
  Field: FormField<{ relatedDealers: string[] }>
  of?: Pick<UserValues, 'dealerType' | 'deptId' | 'dealerCode'>
}) => {
  const t = useT()
  const form = AntForm.useFormInstance<UserValues>()
  const watched = {
    dealerType: AntForm.useWatch('dealerType', form),
    deptId: AntForm.useWatch('deptId', form),
    dealerCode: AntForm.useWatch('dealerCode', form),
  }
  const { dealerType, deptId, dealerCode } = of ?? watched
  const scope = useDealerScope({ dealerType, deptId, dealerCode })
  if (!dealerType) return <Alert type="info" showIcon title={t('users.organisationFirst')} />
  if (!takesDealers({ dealerType })) return <Alert type="info" showIcon title={t('users.dealersNotNeeded')} />
  const all =
    is(dealerType, dealerTypes.area) && scope.areaName
      ? t('users.allOfArea')
      : is(dealerType, dealerTypes.group) && scope.code
        ? t('users.allOfGroup')
        : undefined
  return (
    <Field of={fields.relatedDealers}>
      <DealerPicker key={`${scope.code} ${scope.areaName}`} scope={scope} allLabel={all} />
    </Field>
  )
}
