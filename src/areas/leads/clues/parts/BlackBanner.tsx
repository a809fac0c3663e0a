import { Alert } from 'antd'
import * as cluePhoneBlack from '@/api/leads/cluePhoneBlack'
import { useViewer } from '@/business/viewer'
import type { Clue } from '@/entities/leads/clue'
import { blackStatus } from '@/entities/leads/enums'
import { phoneBlack } from '@/entities/leads/phoneBlack'
import { PATTERNS } from '@/entities/rules'
import { useLoad } from '@/kit/data/load'
import { optionName } from '@/kit/show/format'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

/** Says that the number of a lead is blocked, and where the blacklist tells it why, by whom and since when: everywhere for headquarters, else at the own dealer. */
export const BlackBanner = ({ row }: { row: Clue }) => {
  const t = useT()
  const { hq } = useViewer()
  const asked = { phone: row.phone, status: blackStatus.active, pageNo: 1, pageSize: 1 }
  const enabled = PATTERNS.mobile.test(row.phone)
  const everywhere = useLoad(cluePhoneBlack.list.query(asked, { quiet: true }), { enabled: enabled && hq, keep: false })
  const here = useLoad(
    cluePhoneBlack.listDealer.query({ ...asked, dealerCode: row.dealerCode }, { quiet: true }),
    // A number that is blocked everywhere is in no dealer's list.
    { enabled: enabled && (!hq || everywhere.data?.records.length === 0), keep: false },
  )
  const entry = everywhere.data?.records[0] ?? here.data?.records[0]
  const words = entry && [
    optionName(t, phoneBlack.reason, entry.reason),
    entry.remark,
    entry.createBy,
    formatTime(entry.createTime, 'YYYY-MM-DD HH:mm'),
  ]
  return (
    <Alert
      type="error"
      showIcon
      className="clue-black"
      title={t('clues.blackBanner')}
      description={words && <bdi>{words.filter(Boolean).join(' · ')}</bdi>}
    />
  )
}
