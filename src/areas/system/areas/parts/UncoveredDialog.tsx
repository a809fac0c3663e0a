import { Alert, Button, Empty, Flex, Select, Skeleton, Space } from 'antd'
import { type Key, useState } from 'react'
import * as organisation from '@/api/system/organisation'
import { is } from '@/entities/field'
import type { Department } from '@/entities/shared/department'
import { deptType } from '@/entities/shared/enums'
import { region } from '@/entities/shared/region'
import { useAction } from '@/kit/data/useAction'
import { Dialog } from '@/kit/dialog/dialog'
import { Failed } from '@/kit/data/load'
import { SmallTable } from '@/kit/show/SmallTable'
import { optionsOf } from '@/lib/options'
import { useT } from '@/locales'
import { useRegions } from '@/business/useRegions'
import { takesRegions } from '../cover'

export const UncoveredDialog = ({ all, onClose }: { all: readonly Department[]; onClose: () => void }) => {
  const t = useT()
  const { act, busy } = useAction()
  const { provinces, error, retry } = useRegions()
  const [ticked, setTicked] = useState<Key[]>([])
  const [areaId, setAreaId] = useState<string>()
  const areas = all.filter((dept) => is(dept.deptType, deptType.area))
  const covered = new Set(areas.flatMap(({ regions }) => regions ?? []))
  const rows = provinces?.flatMap((province) =>
    (province.children ?? []).flatMap((city) =>
      covered.has(city.code)
        ? []
        : [{ key: city.code, province: province.name, city: city.name, dealers: city.dealerCount }],
    ),
  )
  const area = areas.find(({ id }) => id === areaId)
  const give = async () => {
    if (!area?.regions) return
    const held = area.regions
    const ok = await act(
      () => organisation.updateDeptRegions({ id: area.id, regions: [...held, ...ticked.map(String)] }),
      { done: t('areas.saved') },
    )
    if (ok) setTicked([])
  }
  return (
    <Dialog
      open
      width={640}
      title={t('areas.uncovered')}
      onClose={onClose}
      footer={
        <Flex wrap gap={8} justify="space-between">
          <Select
            style={{ minWidth: 180 }}
            value={areaId}
            onChange={setAreaId}
            placeholder={t('areas.giveTo')}
            aria-label={t('areas.giveTo')}
            options={optionsOf(
              areas.filter(takesRegions),
              ({ id }) => id,
              ({ deptName }) => deptName,
            )}
          />
          <Space>
            <Button onClick={onClose}>{t('kit.close')}</Button>
            <Button type="primary" disabled={!area || ticked.length === 0} loading={busy} onClick={() => void give()}>
              {t('areas.give', { count: ticked.length })}
            </Button>
          </Space>
        </Flex>
      }
    >
      {areas.some(({ regions }) => !regions) ? (
        <Alert type="warning" showIcon title={t('areas.uncoveredUnknown')} />
      ) : error ? (
        <Failed error={error} retry={retry} />
      ) : rows?.length ? (
        <SmallTable
          dataSource={rows}
          pagination={rows.length > 10 ? { pageSize: 10, showSizeChanger: false } : false}
          rowSelection={{
            selectedRowKeys: ticked,
            onChange: setTicked,
            // antd types the checkbox props without aria attributes but passes them on.
            getCheckboxProps: ({ city }) => ({ 'aria-label': t('list.selectRow', { name: city }) }) as object,
            getTitleCheckboxProps: () => ({ 'aria-label': t('list.selectPage') }) as object, // As above.
          }}
          columns={[
            { title: t('regionLevel.province'), dataIndex: 'province' },
            { title: t('regionLevel.city'), dataIndex: 'city' },
            { title: t(region.dealerCount.label), dataIndex: 'dealers', align: 'right' },
          ]}
        />
      ) : rows ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('areas.uncoveredNone')} />
      ) : (
        <Skeleton active />
      )}
    </Dialog>
  )
}
