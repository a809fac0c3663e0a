import '../insurance.css'
import { PhoneOutlined } from '@ant-design/icons'
import { type InsuranceCompany, insuranceCompany } from '@/entities/vehicle/insuranceCompany'
import { plain } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'

export const InsurerPhone = ({ of: insurer }: { of: Partial<InsuranceCompany> }) => {
  const t = useT()
  return (
    <PhoneFrame title={t('insurance.choose')} height={420}>
      <div className="insurer-card">
        {plain(insurer.logo) && <PictureFrame src={plain(insurer.logo)} width={56} height={56} fit="contain" />}
        <div>
          <b>{plain(insurer.shortName)}</b>
          <Value field={insuranceCompany.products} value={insurer.products} full />
          {plain(insurer.hotline) && (
            <span className="quiet digits">
              <PhoneOutlined aria-hidden /> {plain(insurer.hotline)}
            </span>
          )}
        </div>
      </div>
    </PhoneFrame>
  )
}
