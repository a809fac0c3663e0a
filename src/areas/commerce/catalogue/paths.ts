export const CONFIG = '/config-management-shop/category-config'
export const PRIMARY = '/config-management-shop/primary-category'
export const GOODS = '/shop-management-shop/shop-management'
