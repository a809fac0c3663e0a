import '../accounts.css'
import { Empty, Image } from 'antd'
import type { ProrateApplication } from '@/api/orders/prorateAccounts'
import { is } from '@/entities/field'
import { picState } from '@/entities/orders/prorateEnums'
import { proratePicture } from '@/entities/orders/proratePicture'
import { optionName } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { Picture } from '@/kit/show/Picture'
import { useT } from '@/locales'

export const PictureFacts = ({ row }: { row: ProrateApplication }) => {
  const t = useT()
  if (row.pictures.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('account.noPictures')} />
  return (
    <Image.PreviewGroup>
      <ul className="account-pictures">
        {row.pictures.map(({ picType, picId, url, state, reason }) => (
          <li key={`${picType}${picId}`}>
            <Picture src={url} alt={optionName(t, proratePicture.picType, picType)} width={160} height={100} />
            <div>{optionName(t, proratePicture.picType, picType)}</div>
            <StatusTag field={proratePicture.state} value={state} />
            {is(state, picState.refused) && <div className="account-why">{reason}</div>}
          </li>
        ))}
      </ul>
    </Image.PreviewGroup>
  )
}
