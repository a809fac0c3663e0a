import { SearchOutlined } from '@ant-design/icons'
import { Button, Empty, Input, Space } from 'antd'
import { useState } from 'react'
import * as prorateAccounts from '@/api/orders/prorateAccounts'
import { LazyCascader } from '@/business/cascade'
import { type BankBranch, bankBranch } from '@/entities/orders/bankBranch'
import { Loaded, useLoad } from '@/kit/data/load'
import { Dialog } from '@/kit/dialog/dialog'
import { named } from '@/kit/show/format'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import { CITY_LEVELS } from './AreaBox'

const MIN = 2

export const BranchDialog = ({ pick, onClose }: { pick: (branch: BankBranch) => void; onClose: () => void }) => {
  const t = useT()
  const [place, setPlace] = useState<string[]>([])
  const [keyword, setKeyword] = useState('')
  const [asked, setAsked] = useState<{ areaCode: string; keyword: string }>()
  const load = useLoad(prorateAccounts.queryBankNo.query(asked ?? { areaCode: '', keyword: '' }, { quiet: true }), {
    enabled: asked !== undefined,
    keep: false,
  })
  const areaCode = place[1] ?? ''
  const isReady = areaCode !== '' && [...keyword.trim()].length >= MIN
  const search = () => isReady && setAsked({ areaCode, keyword: keyword.trim() })
  return (
    <Dialog open width={720} title={t('account.searchBranch')} onClose={onClose}>
      <Space orientation="vertical" size={12} className="full-width">
        <LazyCascader
          levels={CITY_LEVELS}
          value={place}
          onChange={setPlace}
          label={t(bankBranch.cityName.label)}
          placeholder={t(bankBranch.cityName.label)}
        />
        <Space.Compact className="full-width">
          <Input
            value={keyword}
            aria-label={t('account.branchWords')}
            placeholder={t('account.branchWords')}
            onChange={({ target }) => setKeyword(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              // Enter searches and must not submit the form behind the dialog.
              event.preventDefault()
              search()
            }}
          />
          <Button type="primary" icon={<SearchOutlined />} disabled={!isReady} onClick={search}>
            {t('account.search')}
          </Button>
        </Space.Compact>
        {asked && (
          <Loaded load={load}>
            <SmallTable
              rowKey="bankNo"
              dataSource={load.data ?? []}
              loading={load.loading}
              scroll={{ y: 320 }}
              locale={{ emptyText: <Empty description={t('account.noBranch')} /> }}
              columns={[
                { key: 'name', title: t(bankBranch.bankName.label), dataIndex: bankBranch.bankName.key },
                { key: 'head', title: t(bankBranch.headName.label), dataIndex: bankBranch.headName.key, width: 150 },
                { key: 'no', title: t(bankBranch.bankNo.label), dataIndex: bankBranch.bankNo.key, width: 140 },
                {
                  key: 'pick',
                  width: 88,
                  title: '',
                  render: (_, row) => (
                    <Button size="small" aria-label={named(t('account.pick'), row.bankName)} onClick={() => pick(row)}>
                      {t('account.pick')}
                    </Button>
                  ),
                },
              ]}
            />
          </Loaded>
        )}
      </Space>
    </Dialog>
  )
}
