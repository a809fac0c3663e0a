import type { Screens } from '../..'
import AddressDetail from '../supply/AddressDetail'
import AddressList from '../supply/AddressList'
import AddressForm from '../supply/AddressForm'
import CarrierForm from '../supply/CarrierForm'
import CarrierList from '../supply/CarrierList'
import ReviewList from '../supply/ReviewList'
import SupplierList from '../supply/SupplierList'

export const screens = {
  '/shop-management-shop/shop-address': AddressList,
  '/shop-management-shop/increase-shop-address': AddressForm,
  '/shop-management-shop/shop-address-details': AddressDetail,
  '/shop-management-shop/evaluate-management': ReviewList,
  '/shop-management-shop/supplierManagement': SupplierList,
  '/config-management-shop/logistics-config': CarrierList,
  '/config-management-shop/addnewLogistics': CarrierForm,
} satisfies Screens
