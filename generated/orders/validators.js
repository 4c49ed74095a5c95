// Generated from schemas/orders.json by `npm run schema types`. Edit the schema instead.
import { FORMATS } from '../../domain/schema/formats.ts';
import { ucs2length } from '../../domain/schema/standalone-runtime.ts';

export const create = validate20;
const schema31 = {"type":"object","properties":{"date":{"type":"string","format":"date-time"},"sales_channel":{"type":"string","enum":["whatsapp","webstore","phone","inperson"],"default":"whatsapp"},"order_status_id":{"type":"integer","enum":[1,2,3,4,5],"default":1},"shipping_order_status_id":{"type":"integer","enum":[6,7,8,9,10],"default":8},"user_store_id":{"minimum":1,"maximum":9007199254740991,"type":"integer"},"order_details":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","required":["price"],"properties":{"id":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":["integer","null"]},"product_id":{"minimum":1,"maximum":9007199254740991,"type":["integer","null"],"description":"Empty once the product has been deleted; name, sku and price stay."},"product_variant_id":{"minimum":0,"maximum":9007199254740991,"type":["integer","null"],"description":"0 or empty: the product itself. The name of the line says which."},"name":{"type":["string","null"],"maxLength":400,"description":"Name of product and variant when it was sold."},"sku":{"type":["string","null"],"maxLength":100},"price":{"minimum":0,"maximum":9999999999,"description":"Whole units of the store's currency. The bound keeps every total exact (below 2^53).","type":"integer"},"quantity":{"minimum":1,"maximum":9999,"type":"integer","default":1},"sequence":{"minimum":0,"maximum":9007199254740991,"type":["integer","null"]},"order_item_option":{"description":"Chosen values, one per option type: Talla M, Color Azul.","type":["array","null"],"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["name","value"],"properties":{"name":{"type":"string","minLength":1,"maxLength":60},"value":{"type":"string","minLength":1,"maxLength":60}}}}},"additionalProperties":false}},"discount":{"minimum":0,"maximum":9007199254740991,"description":"Taken off the lines; of a percentage, rounded to the nearest whole unit, a half upwards.","type":["integer","null"],"default":0},"discount_percent":{"type":["number","null"],"minimum":0.01,"maximum":100,"multipleOf":0.01,"description":"Makes the discount a part of the lines, also after they change; 12.5 is a percentage too. Empty: the discount is an amount."},"shipping_cost":{"minimum":0,"maximum":9999999999,"description":"Whole units of the store's currency. The bound keeps every total exact (below 2^53).","type":["integer","null"],"default":0},"customer_id":{"minimum":1,"maximum":9007199254740991,"type":["integer","null"]},"customer":{"type":["object","null"],"additionalProperties":false,"description":"The customer as they were when the order was made.","required":["first_name"],"properties":{"id":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":["integer","null"]},"first_name":{"type":"string","minLength":1,"maxLength":100},"last_name":{"type":["string","null"],"maxLength":100},"phone_number":{"description":"Country code and number, digits only, no plus sign (spec 2 §5). No country code begins with 0; 0000000 says that there is no number.","type":["string","null"],"pattern":"^(?:[1-9]\\d{6,12}|0{7})$"},"email":{"type":["string","null"],"format":"email","maxLength":254},"document_type":{"type":["string","null"],"enum":["CC","TI","Pasaporte","CE","NIT","PPT","PEP",null]},"dni":{"description":"Document number; passports have letters.","type":["string","null"],"pattern":"^[A-Za-z0-9.-]{3,20}$"}}},"shipping_information":{"type":["object","null"],"additionalProperties":false,"properties":{"country_code":{"description":"ISO 3166-1 alpha-2.","type":["string","null"],"pattern":"^[A-Z]{2}$"},"city_id":{"description":"DANE code of the municipality, as text: 05001 is Medellín.","type":["string","null"],"pattern":"^\\d{5}$"},"address":{"type":["string","null"],"maxLength":200},"address_detail":{"type":["string","null"],"maxLength":200},"comments":{"type":["string","null"],"maxLength":500}}},"comments":{"type":["string","null"],"maxLength":1000},"carrier":{"type":["string","null"],"maxLength":60},"tracking_number":{"type":["string","null"],"maxLength":60},"tracking_url":{"type":["string","null"],"maxLength":300,"pattern":"^https://[A-Za-z0-9.-]+\\.[A-Za-z]{2,}(:\\d{1,5})?([/?#][^\\s]*)?$","description":"Where the buyer follows the parcel; https alone, without a user in it."},"order_method_id":{"type":"integer","enum":[1,2],"default":1},"payment_channel_id":{"description":"A channel of the catalogue by its fixed id (spec 2 §9; domain/payments/channels.ts has their names).","type":["integer","null"],"enum":[1,2,3,4,5,6,7,null]}},"required":["date","user_store_id","order_details"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func76 = ucs2length;
const formats0 = FORMATS["date-time"];
const formats2 = FORMATS.email;
const pattern4 = new RegExp("^(?:[1-9]\\d{6,12}|0{7})$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9.-]{3,20}$", "u");
const pattern6 = new RegExp("^[A-Z]{2}$", "u");
const pattern7 = new RegExp("^\\d{5}$", "u");
const pattern8 = new RegExp("^https://[A-Za-z0-9.-]+\\.[A-Za-z]{2,}(:\\d{1,5})?([/?#][^\\s]*)?$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.date === undefined) || (!(func0.call(data, "date")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.user_store_id === undefined) || (!(func0.call(data, "user_store_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_store_id"},message:"must have required property '"+"user_store_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.order_details === undefined) || (!(func0.call(data, "order_details")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order_details"},message:"must have required property '"+"order_details"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema31.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.date !== undefined && func0.call(data, "date")){
let data0 = data.date;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err4 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sales_channel !== undefined && func0.call(data, "sales_channel")){
let data1 = data.sales_channel;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/sales_channel",schemaPath:"#/properties/sales_channel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((data1 === "whatsapp") || (data1 === "webstore")) || (data1 === "phone")) || (data1 === "inperson"))){
const err7 = {instancePath:instancePath+"/sales_channel",schemaPath:"#/properties/sales_channel/enum",keyword:"enum",params:{allowedValues: schema31.properties.sales_channel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.order_status_id !== undefined && func0.call(data, "order_status_id")){
let data2 = data.order_status_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/order_status_id",schemaPath:"#/properties/order_status_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((data2 === 1) || (data2 === 2)) || (data2 === 3)) || (data2 === 4)) || (data2 === 5))){
const err9 = {instancePath:instancePath+"/order_status_id",schemaPath:"#/properties/order_status_id/enum",keyword:"enum",params:{allowedValues: schema31.properties.order_status_id.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.shipping_order_status_id !== undefined && func0.call(data, "shipping_order_status_id")){
let data3 = data.shipping_order_status_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/shipping_order_status_id",schemaPath:"#/properties/shipping_order_status_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((((data3 === 6) || (data3 === 7)) || (data3 === 8)) || (data3 === 9)) || (data3 === 10))){
const err11 = {instancePath:instancePath+"/shipping_order_status_id",schemaPath:"#/properties/shipping_order_status_id/enum",keyword:"enum",params:{allowedValues: schema31.properties.shipping_order_status_id.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.user_store_id !== undefined && func0.call(data, "user_store_id")){
let data4 = data.user_store_id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/user_store_id",schemaPath:"#/properties/user_store_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/user_store_id",schemaPath:"#/properties/user_store_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/user_store_id",schemaPath:"#/properties/user_store_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.order_details !== undefined && func0.call(data, "order_details")){
let data5 = data.order_details;
if(Array.isArray(data5)){
if(data5.length > 100){
const err15 = {instancePath:instancePath+"/order_details",schemaPath:"#/properties/order_details/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.length < 1){
const err16 = {instancePath:instancePath+"/order_details",schemaPath:"#/properties/order_details/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.price === undefined) || (!(func0.call(data6, "price")))){
const err17 = {instancePath:instancePath+"/order_details/" + i0,schemaPath:"#/properties/order_details/items/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 of Object.keys(data6)){
if(!(func0.call(schema31.properties.order_details.items.properties, key1))){
const err18 = {instancePath:instancePath+"/order_details/" + i0,schemaPath:"#/properties/order_details/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.id !== undefined && func0.call(data6, "id")){
let data7 = data6.id;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err19 = {instancePath:instancePath+"/order_details/" + i0+"/id",schemaPath:"#/properties/order_details/items/properties/id/type",keyword:"type",params:{type: schema31.properties.order_details.items.properties.id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/order_details/" + i0+"/id",schemaPath:"#/properties/order_details/items/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7 < -9007199254740991 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/order_details/" + i0+"/id",schemaPath:"#/properties/order_details/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data6.product_id !== undefined && func0.call(data6, "product_id")){
let data8 = data6.product_id;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err22 = {instancePath:instancePath+"/order_details/" + i0+"/product_id",schemaPath:"#/properties/order_details/items/properties/product_id/type",keyword:"type",params:{type: schema31.properties.order_details.items.properties.product_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/order_details/" + i0+"/product_id",schemaPath:"#/properties/order_details/items/properties/product_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/order_details/" + i0+"/product_id",schemaPath:"#/properties/order_details/items/properties/product_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data6.product_variant_id !== undefined && func0.call(data6, "product_variant_id")){
let data9 = data6.product_variant_id;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err25 = {instancePath:instancePath+"/order_details/" + i0+"/product_variant_id",schemaPath:"#/properties/order_details/items/properties/product_variant_id/type",keyword:"type",params:{type: schema31.properties.order_details.items.properties.product_variant_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/order_details/" + i0+"/product_variant_id",schemaPath:"#/properties/order_details/items/properties/product_variant_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/order_details/" + i0+"/product_variant_id",schemaPath:"#/properties/order_details/items/properties/product_variant_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data6.name !== undefined && func0.call(data6, "name")){
let data10 = data6.name;
if((typeof data10 !== "string") && (data10 !== null)){
const err28 = {instancePath:instancePath+"/order_details/" + i0+"/name",schemaPath:"#/properties/order_details/items/properties/name/type",keyword:"type",params:{type: schema31.properties.order_details.items.properties.name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data10 === "string"){
if(func76(data10) > 400){
const err29 = {instancePath:instancePath+"/order_details/" + i0+"/name",schemaPath:"#/properties/order_details/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data6.sku !== undefined && func0.call(data6, "sku")){
let data11 = data6.sku;
if((typeof data11 !== "string") && (data11 !== null)){
const err30 = {instancePath:instancePath+"/order_details/" + i0+"/sku",schemaPath:"#/properties/order_details/items/properties/sku/type",keyword:"type",params:{type: schema31.properties.order_details.items.properties.sku.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data11 === "string"){
if(func76(data11) > 100){
const err31 = {instancePath:instancePath+"/order_details/" + i0+"/sku",schemaPath:"#/properties/order_details/items/properties/sku/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data6.price !== undefined && func0.call(data6, "price")){
let data12 = data6.price;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err32 = {instancePath:instancePath+"/order_details/" + i0+"/price",schemaPath:"#/properties/order_details/items/properties/price/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9999999999 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/order_details/" + i0+"/price",schemaPath:"#/properties/order_details/items/properties/price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/order_details/" + i0+"/price",schemaPath:"#/properties/order_details/items/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data6.quantity !== undefined && func0.call(data6, "quantity")){
let data13 = data6.quantity;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err35 = {instancePath:instancePath+"/order_details/" + i0+"/quantity",schemaPath:"#/properties/order_details/items/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9999 || isNaN(data13)){
const err36 = {instancePath:instancePath+"/order_details/" + i0+"/quantity",schemaPath:"#/properties/order_details/items/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err37 = {instancePath:instancePath+"/order_details/" + i0+"/quantity",schemaPath:"#/properties/order_details/items/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(data6.sequence !== undefined && func0.call(data6, "sequence")){
let data14 = data6.sequence;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
const err38 = {instancePath:instancePath+"/order_details/" + i0+"/sequence",schemaPath:"#/properties/order_details/items/properties/sequence/type",keyword:"type",params:{type: schema31.properties.order_details.items.properties.sequence.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9007199254740991 || isNaN(data14)){
const err39 = {instancePath:instancePath+"/order_details/" + i0+"/sequence",schemaPath:"#/properties/order_details/items/properties/sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err40 = {instancePath:instancePath+"/order_details/" + i0+"/sequence",schemaPath:"#/properties/order_details/items/properties/sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data6.order_item_option !== undefined && func0.call(data6, "order_item_option")){
let data15 = data6.order_item_option;
if((!(Array.isArray(data15))) && (data15 !== null)){
const err41 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option",schemaPath:"#/properties/order_details/items/properties/order_item_option/type",keyword:"type",params:{type: schema31.properties.order_details.items.properties.order_item_option.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(Array.isArray(data15)){
if(data15.length > 50){
const err42 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option",schemaPath:"#/properties/order_details/items/properties/order_item_option/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.name === undefined) || (!(func0.call(data16, "name")))){
const err43 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option/" + i1,schemaPath:"#/properties/order_details/items/properties/order_item_option/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((data16.value === undefined) || (!(func0.call(data16, "value")))){
const err44 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option/" + i1,schemaPath:"#/properties/order_details/items/properties/order_item_option/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key2 of Object.keys(data16)){
if(!((key2 === "name") || (key2 === "value"))){
const err45 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option/" + i1,schemaPath:"#/properties/order_details/items/properties/order_item_option/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data16.name !== undefined && func0.call(data16, "name")){
let data17 = data16.name;
if(typeof data17 === "string"){
if(func76(data17) > 60){
const err46 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option/" + i1+"/name",schemaPath:"#/properties/order_details/items/properties/order_item_option/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(func76(data17) < 1){
const err47 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option/" + i1+"/name",schemaPath:"#/properties/order_details/items/properties/order_item_option/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option/" + i1+"/name",schemaPath:"#/properties/order_details/items/properties/order_item_option/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data16.value !== undefined && func0.call(data16, "value")){
let data18 = data16.value;
if(typeof data18 === "string"){
if(func76(data18) > 60){
const err49 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option/" + i1+"/value",schemaPath:"#/properties/order_details/items/properties/order_item_option/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(func76(data18) < 1){
const err50 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option/" + i1+"/value",schemaPath:"#/properties/order_details/items/properties/order_item_option/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option/" + i1+"/value",schemaPath:"#/properties/order_details/items/properties/order_item_option/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option/" + i1,schemaPath:"#/properties/order_details/items/properties/order_item_option/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
}
}
else {
const err53 = {instancePath:instancePath+"/order_details/" + i0,schemaPath:"#/properties/order_details/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/order_details",schemaPath:"#/properties/order_details/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.discount !== undefined && func0.call(data, "discount")){
let data19 = data.discount;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
const err55 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/type",keyword:"type",params:{type: schema31.properties.discount.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 9007199254740991 || isNaN(data19)){
const err56 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data19 < 0 || isNaN(data19)){
const err57 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
if(data.discount_percent !== undefined && func0.call(data, "discount_percent")){
let data20 = data.discount_percent;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
const err58 = {instancePath:instancePath+"/discount_percent",schemaPath:"#/properties/discount_percent/type",keyword:"type",params:{type: schema31.properties.discount_percent.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 100 || isNaN(data20)){
const err59 = {instancePath:instancePath+"/discount_percent",schemaPath:"#/properties/discount_percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data20 < 0.01 || isNaN(data20)){
const err60 = {instancePath:instancePath+"/discount_percent",schemaPath:"#/properties/discount_percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01},message:"must be >= 0.01"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
let res0;
if((0.01 === 0 || (res0 = data20/0.01, Math.abs(Math.round(res0) - res0) > 1e-6))){
const err61 = {instancePath:instancePath+"/discount_percent",schemaPath:"#/properties/discount_percent/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01},message:"must be multiple of 0.01"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
if(data.shipping_cost !== undefined && func0.call(data, "shipping_cost")){
let data21 = data.shipping_cost;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
const err62 = {instancePath:instancePath+"/shipping_cost",schemaPath:"#/properties/shipping_cost/type",keyword:"type",params:{type: schema31.properties.shipping_cost.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 9999999999 || isNaN(data21)){
const err63 = {instancePath:instancePath+"/shipping_cost",schemaPath:"#/properties/shipping_cost/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data21 < 0 || isNaN(data21)){
const err64 = {instancePath:instancePath+"/shipping_cost",schemaPath:"#/properties/shipping_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
if(data.customer_id !== undefined && func0.call(data, "customer_id")){
let data22 = data.customer_id;
if((!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) && (data22 !== null)){
const err65 = {instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/type",keyword:"type",params:{type: schema31.properties.customer_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 9007199254740991 || isNaN(data22)){
const err66 = {instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data22 < 1 || isNaN(data22)){
const err67 = {instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
if(data.customer !== undefined && func0.call(data, "customer")){
let data23 = data.customer;
if((!(data23 && typeof data23 == "object" && !Array.isArray(data23))) && (data23 !== null)){
const err68 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/type",keyword:"type",params:{type: schema31.properties.customer.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if((data23.first_name === undefined) || (!(func0.call(data23, "first_name")))){
const err69 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/required",keyword:"required",params:{missingProperty: "first_name"},message:"must have required property '"+"first_name"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
for(const key3 of Object.keys(data23)){
if(!(((((((key3 === "id") || (key3 === "first_name")) || (key3 === "last_name")) || (key3 === "phone_number")) || (key3 === "email")) || (key3 === "document_type")) || (key3 === "dni"))){
const err70 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data23.id !== undefined && func0.call(data23, "id")){
let data24 = data23.id;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
const err71 = {instancePath:instancePath+"/customer/id",schemaPath:"#/properties/customer/properties/id/type",keyword:"type",params:{type: schema31.properties.customer.properties.id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 9007199254740991 || isNaN(data24)){
const err72 = {instancePath:instancePath+"/customer/id",schemaPath:"#/properties/customer/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data24 < -9007199254740991 || isNaN(data24)){
const err73 = {instancePath:instancePath+"/customer/id",schemaPath:"#/properties/customer/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
if(data23.first_name !== undefined && func0.call(data23, "first_name")){
let data25 = data23.first_name;
if(typeof data25 === "string"){
if(func76(data25) > 100){
const err74 = {instancePath:instancePath+"/customer/first_name",schemaPath:"#/properties/customer/properties/first_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(func76(data25) < 1){
const err75 = {instancePath:instancePath+"/customer/first_name",schemaPath:"#/properties/customer/properties/first_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/customer/first_name",schemaPath:"#/properties/customer/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data23.last_name !== undefined && func0.call(data23, "last_name")){
let data26 = data23.last_name;
if((typeof data26 !== "string") && (data26 !== null)){
const err77 = {instancePath:instancePath+"/customer/last_name",schemaPath:"#/properties/customer/properties/last_name/type",keyword:"type",params:{type: schema31.properties.customer.properties.last_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(typeof data26 === "string"){
if(func76(data26) > 100){
const err78 = {instancePath:instancePath+"/customer/last_name",schemaPath:"#/properties/customer/properties/last_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
if(data23.phone_number !== undefined && func0.call(data23, "phone_number")){
let data27 = data23.phone_number;
if((typeof data27 !== "string") && (data27 !== null)){
const err79 = {instancePath:instancePath+"/customer/phone_number",schemaPath:"#/properties/customer/properties/phone_number/type",keyword:"type",params:{type: schema31.properties.customer.properties.phone_number.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(typeof data27 === "string"){
if(!pattern4.test(data27)){
const err80 = {instancePath:instancePath+"/customer/phone_number",schemaPath:"#/properties/customer/properties/phone_number/pattern",keyword:"pattern",params:{pattern: "^(?:[1-9]\\d{6,12}|0{7})$"},message:"must match pattern \""+"^(?:[1-9]\\d{6,12}|0{7})$"+"\""};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
if(data23.email !== undefined && func0.call(data23, "email")){
let data28 = data23.email;
if((typeof data28 !== "string") && (data28 !== null)){
const err81 = {instancePath:instancePath+"/customer/email",schemaPath:"#/properties/customer/properties/email/type",keyword:"type",params:{type: schema31.properties.customer.properties.email.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(typeof data28 === "string"){
if(func76(data28) > 254){
const err82 = {instancePath:instancePath+"/customer/email",schemaPath:"#/properties/customer/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(!(formats2(data28))){
const err83 = {instancePath:instancePath+"/customer/email",schemaPath:"#/properties/customer/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
if(data23.document_type !== undefined && func0.call(data23, "document_type")){
let data29 = data23.document_type;
if((typeof data29 !== "string") && (data29 !== null)){
const err84 = {instancePath:instancePath+"/customer/document_type",schemaPath:"#/properties/customer/properties/document_type/type",keyword:"type",params:{type: schema31.properties.customer.properties.document_type.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(!((((((((data29 === "CC") || (data29 === "TI")) || (data29 === "Pasaporte")) || (data29 === "CE")) || (data29 === "NIT")) || (data29 === "PPT")) || (data29 === "PEP")) || (data29 === null))){
const err85 = {instancePath:instancePath+"/customer/document_type",schemaPath:"#/properties/customer/properties/document_type/enum",keyword:"enum",params:{allowedValues: schema31.properties.customer.properties.document_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data23.dni !== undefined && func0.call(data23, "dni")){
let data30 = data23.dni;
if((typeof data30 !== "string") && (data30 !== null)){
const err86 = {instancePath:instancePath+"/customer/dni",schemaPath:"#/properties/customer/properties/dni/type",keyword:"type",params:{type: schema31.properties.customer.properties.dni.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(typeof data30 === "string"){
if(!pattern5.test(data30)){
const err87 = {instancePath:instancePath+"/customer/dni",schemaPath:"#/properties/customer/properties/dni/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.-]{3,20}$"},message:"must match pattern \""+"^[A-Za-z0-9.-]{3,20}$"+"\""};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
}
}
if(data.shipping_information !== undefined && func0.call(data, "shipping_information")){
let data31 = data.shipping_information;
if((!(data31 && typeof data31 == "object" && !Array.isArray(data31))) && (data31 !== null)){
const err88 = {instancePath:instancePath+"/shipping_information",schemaPath:"#/properties/shipping_information/type",keyword:"type",params:{type: schema31.properties.shipping_information.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key4 of Object.keys(data31)){
if(!(((((key4 === "country_code") || (key4 === "city_id")) || (key4 === "address")) || (key4 === "address_detail")) || (key4 === "comments"))){
const err89 = {instancePath:instancePath+"/shipping_information",schemaPath:"#/properties/shipping_information/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data31.country_code !== undefined && func0.call(data31, "country_code")){
let data32 = data31.country_code;
if((typeof data32 !== "string") && (data32 !== null)){
const err90 = {instancePath:instancePath+"/shipping_information/country_code",schemaPath:"#/properties/shipping_information/properties/country_code/type",keyword:"type",params:{type: schema31.properties.shipping_information.properties.country_code.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(typeof data32 === "string"){
if(!pattern6.test(data32)){
const err91 = {instancePath:instancePath+"/shipping_information/country_code",schemaPath:"#/properties/shipping_information/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
if(data31.city_id !== undefined && func0.call(data31, "city_id")){
let data33 = data31.city_id;
if((typeof data33 !== "string") && (data33 !== null)){
const err92 = {instancePath:instancePath+"/shipping_information/city_id",schemaPath:"#/properties/shipping_information/properties/city_id/type",keyword:"type",params:{type: schema31.properties.shipping_information.properties.city_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(typeof data33 === "string"){
if(!pattern7.test(data33)){
const err93 = {instancePath:instancePath+"/shipping_information/city_id",schemaPath:"#/properties/shipping_information/properties/city_id/pattern",keyword:"pattern",params:{pattern: "^\\d{5}$"},message:"must match pattern \""+"^\\d{5}$"+"\""};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
if(data31.address !== undefined && func0.call(data31, "address")){
let data34 = data31.address;
if((typeof data34 !== "string") && (data34 !== null)){
const err94 = {instancePath:instancePath+"/shipping_information/address",schemaPath:"#/properties/shipping_information/properties/address/type",keyword:"type",params:{type: schema31.properties.shipping_information.properties.address.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(typeof data34 === "string"){
if(func76(data34) > 200){
const err95 = {instancePath:instancePath+"/shipping_information/address",schemaPath:"#/properties/shipping_information/properties/address/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
if(data31.address_detail !== undefined && func0.call(data31, "address_detail")){
let data35 = data31.address_detail;
if((typeof data35 !== "string") && (data35 !== null)){
const err96 = {instancePath:instancePath+"/shipping_information/address_detail",schemaPath:"#/properties/shipping_information/properties/address_detail/type",keyword:"type",params:{type: schema31.properties.shipping_information.properties.address_detail.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(typeof data35 === "string"){
if(func76(data35) > 200){
const err97 = {instancePath:instancePath+"/shipping_information/address_detail",schemaPath:"#/properties/shipping_information/properties/address_detail/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
if(data31.comments !== undefined && func0.call(data31, "comments")){
let data36 = data31.comments;
if((typeof data36 !== "string") && (data36 !== null)){
const err98 = {instancePath:instancePath+"/shipping_information/comments",schemaPath:"#/properties/shipping_information/properties/comments/type",keyword:"type",params:{type: schema31.properties.shipping_information.properties.comments.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(typeof data36 === "string"){
if(func76(data36) > 500){
const err99 = {instancePath:instancePath+"/shipping_information/comments",schemaPath:"#/properties/shipping_information/properties/comments/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
}
}
if(data.comments !== undefined && func0.call(data, "comments")){
let data37 = data.comments;
if((typeof data37 !== "string") && (data37 !== null)){
const err100 = {instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/type",keyword:"type",params:{type: schema31.properties.comments.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(typeof data37 === "string"){
if(func76(data37) > 1000){
const err101 = {instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
if(data.carrier !== undefined && func0.call(data, "carrier")){
let data38 = data.carrier;
if((typeof data38 !== "string") && (data38 !== null)){
const err102 = {instancePath:instancePath+"/carrier",schemaPath:"#/properties/carrier/type",keyword:"type",params:{type: schema31.properties.carrier.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(typeof data38 === "string"){
if(func76(data38) > 60){
const err103 = {instancePath:instancePath+"/carrier",schemaPath:"#/properties/carrier/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
if(data.tracking_number !== undefined && func0.call(data, "tracking_number")){
let data39 = data.tracking_number;
if((typeof data39 !== "string") && (data39 !== null)){
const err104 = {instancePath:instancePath+"/tracking_number",schemaPath:"#/properties/tracking_number/type",keyword:"type",params:{type: schema31.properties.tracking_number.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(typeof data39 === "string"){
if(func76(data39) > 60){
const err105 = {instancePath:instancePath+"/tracking_number",schemaPath:"#/properties/tracking_number/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
if(data.tracking_url !== undefined && func0.call(data, "tracking_url")){
let data40 = data.tracking_url;
if((typeof data40 !== "string") && (data40 !== null)){
const err106 = {instancePath:instancePath+"/tracking_url",schemaPath:"#/properties/tracking_url/type",keyword:"type",params:{type: schema31.properties.tracking_url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(typeof data40 === "string"){
if(func76(data40) > 300){
const err107 = {instancePath:instancePath+"/tracking_url",schemaPath:"#/properties/tracking_url/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(!pattern8.test(data40)){
const err108 = {instancePath:instancePath+"/tracking_url",schemaPath:"#/properties/tracking_url/pattern",keyword:"pattern",params:{pattern: "^https://[A-Za-z0-9.-]+\\.[A-Za-z]{2,}(:\\d{1,5})?([/?#][^\\s]*)?$"},message:"must match pattern \""+"^https://[A-Za-z0-9.-]+\\.[A-Za-z]{2,}(:\\d{1,5})?([/?#][^\\s]*)?$"+"\""};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
if(data.order_method_id !== undefined && func0.call(data, "order_method_id")){
let data41 = data.order_method_id;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err109 = {instancePath:instancePath+"/order_method_id",schemaPath:"#/properties/order_method_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(!((data41 === 1) || (data41 === 2))){
const err110 = {instancePath:instancePath+"/order_method_id",schemaPath:"#/properties/order_method_id/enum",keyword:"enum",params:{allowedValues: schema31.properties.order_method_id.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data.payment_channel_id !== undefined && func0.call(data, "payment_channel_id")){
let data42 = data.payment_channel_id;
if((!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))) && (data42 !== null)){
const err111 = {instancePath:instancePath+"/payment_channel_id",schemaPath:"#/properties/payment_channel_id/type",keyword:"type",params:{type: schema31.properties.payment_channel_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(!((((((((data42 === 1) || (data42 === 2)) || (data42 === 3)) || (data42 === 4)) || (data42 === 5)) || (data42 === 6)) || (data42 === 7)) || (data42 === null))){
const err112 = {instancePath:instancePath+"/payment_channel_id",schemaPath:"#/properties/payment_channel_id/enum",keyword:"enum",params:{allowedValues: schema31.properties.payment_channel_id.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
else {
const err113 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate21;
const schema32 = {"type":"object","properties":{"date":{"type":"string","format":"date-time"},"sales_channel":{"type":"string","enum":["whatsapp","webstore","phone","inperson"],"default":"whatsapp"},"order_status_id":{"type":"integer","enum":[1,2,3,4,5],"default":1},"shipping_order_status_id":{"type":"integer","enum":[6,7,8,9,10],"default":8},"user_store_id":{"minimum":1,"maximum":9007199254740991,"type":"integer"},"order_details":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","required":["price","quantity"],"properties":{"id":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":["integer","null"]},"product_id":{"minimum":1,"maximum":9007199254740991,"type":["integer","null"],"description":"Empty once the product has been deleted; name, sku and price stay."},"product_variant_id":{"minimum":0,"maximum":9007199254740991,"type":["integer","null"],"description":"0 or empty: the product itself. The name of the line says which."},"name":{"type":["string","null"],"maxLength":400,"description":"Name of product and variant when it was sold."},"sku":{"type":["string","null"],"maxLength":100},"price":{"minimum":0,"maximum":9999999999,"description":"Whole units of the store's currency. The bound keeps every total exact (below 2^53).","type":"integer"},"quantity":{"minimum":1,"maximum":9999,"type":"integer","default":1},"sequence":{"minimum":0,"maximum":9007199254740991,"type":["integer","null"]},"order_item_option":{"description":"Chosen values, one per option type: Talla M, Color Azul.","type":["array","null"],"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["name","value"],"properties":{"name":{"type":"string","minLength":1,"maxLength":60},"value":{"type":"string","minLength":1,"maxLength":60}}}}},"additionalProperties":false}},"discount":{"minimum":0,"maximum":9007199254740991,"description":"Taken off the lines; of a percentage, rounded to the nearest whole unit, a half upwards.","type":["integer","null"],"default":0},"discount_percent":{"type":["number","null"],"minimum":0.01,"maximum":100,"multipleOf":0.01,"description":"Makes the discount a part of the lines, also after they change; 12.5 is a percentage too. Empty: the discount is an amount."},"shipping_cost":{"minimum":0,"maximum":9999999999,"description":"Whole units of the store's currency. The bound keeps every total exact (below 2^53).","type":["integer","null"],"default":0},"customer_id":{"minimum":1,"maximum":9007199254740991,"type":["integer","null"]},"customer":{"type":["object","null"],"additionalProperties":false,"description":"The customer as they were when the order was made.","required":["first_name"],"properties":{"id":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":["integer","null"]},"first_name":{"type":"string","minLength":1,"maxLength":100},"last_name":{"type":["string","null"],"maxLength":100},"phone_number":{"description":"Country code and number, digits only, no plus sign (spec 2 §5). No country code begins with 0; 0000000 says that there is no number.","type":["string","null"],"pattern":"^(?:[1-9]\\d{6,12}|0{7})$"},"email":{"type":["string","null"],"format":"email","maxLength":254},"document_type":{"type":["string","null"],"enum":["CC","TI","Pasaporte","CE","NIT","PPT","PEP",null]},"dni":{"description":"Document number; passports have letters.","type":["string","null"],"pattern":"^[A-Za-z0-9.-]{3,20}$"}}},"shipping_information":{"type":["object","null"],"additionalProperties":false,"properties":{"country_code":{"description":"ISO 3166-1 alpha-2.","type":["string","null"],"pattern":"^[A-Z]{2}$"},"city_id":{"description":"DANE code of the municipality, as text: 05001 is Medellín.","type":["string","null"],"pattern":"^\\d{5}$"},"address":{"type":["string","null"],"maxLength":200},"address_detail":{"type":["string","null"],"maxLength":200},"comments":{"type":["string","null"],"maxLength":500}}},"comments":{"type":["string","null"],"maxLength":1000},"carrier":{"type":["string","null"],"maxLength":60},"tracking_number":{"type":["string","null"],"maxLength":60},"tracking_url":{"type":["string","null"],"maxLength":300,"pattern":"^https://[A-Za-z0-9.-]+\\.[A-Za-z]{2,}(:\\d{1,5})?([/?#][^\\s]*)?$","description":"Where the buyer follows the parcel; https alone, without a user in it."},"order_method_id":{"type":"integer","enum":[1,2],"default":1},"payment_channel_id":{"description":"A channel of the catalogue by its fixed id (spec 2 §9; domain/payments/channels.ts has their names).","type":["integer","null"],"enum":[1,2,3,4,5,6,7,null]}},"required":["date","sales_channel","order_status_id","shipping_order_status_id","user_store_id","order_details","order_method_id"],"additionalProperties":false};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.date === undefined) || (!(func0.call(data, "date")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.sales_channel === undefined) || (!(func0.call(data, "sales_channel")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sales_channel"},message:"must have required property '"+"sales_channel"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.order_status_id === undefined) || (!(func0.call(data, "order_status_id")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order_status_id"},message:"must have required property '"+"order_status_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.shipping_order_status_id === undefined) || (!(func0.call(data, "shipping_order_status_id")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shipping_order_status_id"},message:"must have required property '"+"shipping_order_status_id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.user_store_id === undefined) || (!(func0.call(data, "user_store_id")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_store_id"},message:"must have required property '"+"user_store_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.order_details === undefined) || (!(func0.call(data, "order_details")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order_details"},message:"must have required property '"+"order_details"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.order_method_id === undefined) || (!(func0.call(data, "order_method_id")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order_method_id"},message:"must have required property '"+"order_method_id"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema32.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.date !== undefined && func0.call(data, "date")){
let data0 = data.date;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err8 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.sales_channel !== undefined && func0.call(data, "sales_channel")){
let data1 = data.sales_channel;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/sales_channel",schemaPath:"#/properties/sales_channel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((data1 === "whatsapp") || (data1 === "webstore")) || (data1 === "phone")) || (data1 === "inperson"))){
const err11 = {instancePath:instancePath+"/sales_channel",schemaPath:"#/properties/sales_channel/enum",keyword:"enum",params:{allowedValues: schema32.properties.sales_channel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.order_status_id !== undefined && func0.call(data, "order_status_id")){
let data2 = data.order_status_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/order_status_id",schemaPath:"#/properties/order_status_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((data2 === 1) || (data2 === 2)) || (data2 === 3)) || (data2 === 4)) || (data2 === 5))){
const err13 = {instancePath:instancePath+"/order_status_id",schemaPath:"#/properties/order_status_id/enum",keyword:"enum",params:{allowedValues: schema32.properties.order_status_id.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.shipping_order_status_id !== undefined && func0.call(data, "shipping_order_status_id")){
let data3 = data.shipping_order_status_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/shipping_order_status_id",schemaPath:"#/properties/shipping_order_status_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((data3 === 6) || (data3 === 7)) || (data3 === 8)) || (data3 === 9)) || (data3 === 10))){
const err15 = {instancePath:instancePath+"/shipping_order_status_id",schemaPath:"#/properties/shipping_order_status_id/enum",keyword:"enum",params:{allowedValues: schema32.properties.shipping_order_status_id.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.user_store_id !== undefined && func0.call(data, "user_store_id")){
let data4 = data.user_store_id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/user_store_id",schemaPath:"#/properties/user_store_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/user_store_id",schemaPath:"#/properties/user_store_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/user_store_id",schemaPath:"#/properties/user_store_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.order_details !== undefined && func0.call(data, "order_details")){
let data5 = data.order_details;
if(Array.isArray(data5)){
if(data5.length > 100){
const err19 = {instancePath:instancePath+"/order_details",schemaPath:"#/properties/order_details/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5.length < 1){
const err20 = {instancePath:instancePath+"/order_details",schemaPath:"#/properties/order_details/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.price === undefined) || (!(func0.call(data6, "price")))){
const err21 = {instancePath:instancePath+"/order_details/" + i0,schemaPath:"#/properties/order_details/items/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((data6.quantity === undefined) || (!(func0.call(data6, "quantity")))){
const err22 = {instancePath:instancePath+"/order_details/" + i0,schemaPath:"#/properties/order_details/items/required",keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key1 of Object.keys(data6)){
if(!(func0.call(schema32.properties.order_details.items.properties, key1))){
const err23 = {instancePath:instancePath+"/order_details/" + i0,schemaPath:"#/properties/order_details/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.id !== undefined && func0.call(data6, "id")){
let data7 = data6.id;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err24 = {instancePath:instancePath+"/order_details/" + i0+"/id",schemaPath:"#/properties/order_details/items/properties/id/type",keyword:"type",params:{type: schema32.properties.order_details.items.properties.id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/order_details/" + i0+"/id",schemaPath:"#/properties/order_details/items/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data7 < -9007199254740991 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/order_details/" + i0+"/id",schemaPath:"#/properties/order_details/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data6.product_id !== undefined && func0.call(data6, "product_id")){
let data8 = data6.product_id;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err27 = {instancePath:instancePath+"/order_details/" + i0+"/product_id",schemaPath:"#/properties/order_details/items/properties/product_id/type",keyword:"type",params:{type: schema32.properties.order_details.items.properties.product_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
const err28 = {instancePath:instancePath+"/order_details/" + i0+"/product_id",schemaPath:"#/properties/order_details/items/properties/product_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err29 = {instancePath:instancePath+"/order_details/" + i0+"/product_id",schemaPath:"#/properties/order_details/items/properties/product_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data6.product_variant_id !== undefined && func0.call(data6, "product_variant_id")){
let data9 = data6.product_variant_id;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err30 = {instancePath:instancePath+"/order_details/" + i0+"/product_variant_id",schemaPath:"#/properties/order_details/items/properties/product_variant_id/type",keyword:"type",params:{type: schema32.properties.order_details.items.properties.product_variant_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
const err31 = {instancePath:instancePath+"/order_details/" + i0+"/product_variant_id",schemaPath:"#/properties/order_details/items/properties/product_variant_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err32 = {instancePath:instancePath+"/order_details/" + i0+"/product_variant_id",schemaPath:"#/properties/order_details/items/properties/product_variant_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data6.name !== undefined && func0.call(data6, "name")){
let data10 = data6.name;
if((typeof data10 !== "string") && (data10 !== null)){
const err33 = {instancePath:instancePath+"/order_details/" + i0+"/name",schemaPath:"#/properties/order_details/items/properties/name/type",keyword:"type",params:{type: schema32.properties.order_details.items.properties.name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data10 === "string"){
if(func76(data10) > 400){
const err34 = {instancePath:instancePath+"/order_details/" + i0+"/name",schemaPath:"#/properties/order_details/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data6.sku !== undefined && func0.call(data6, "sku")){
let data11 = data6.sku;
if((typeof data11 !== "string") && (data11 !== null)){
const err35 = {instancePath:instancePath+"/order_details/" + i0+"/sku",schemaPath:"#/properties/order_details/items/properties/sku/type",keyword:"type",params:{type: schema32.properties.order_details.items.properties.sku.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data11 === "string"){
if(func76(data11) > 100){
const err36 = {instancePath:instancePath+"/order_details/" + i0+"/sku",schemaPath:"#/properties/order_details/items/properties/sku/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data6.price !== undefined && func0.call(data6, "price")){
let data12 = data6.price;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err37 = {instancePath:instancePath+"/order_details/" + i0+"/price",schemaPath:"#/properties/order_details/items/properties/price/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9999999999 || isNaN(data12)){
const err38 = {instancePath:instancePath+"/order_details/" + i0+"/price",schemaPath:"#/properties/order_details/items/properties/price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err39 = {instancePath:instancePath+"/order_details/" + i0+"/price",schemaPath:"#/properties/order_details/items/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data6.quantity !== undefined && func0.call(data6, "quantity")){
let data13 = data6.quantity;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err40 = {instancePath:instancePath+"/order_details/" + i0+"/quantity",schemaPath:"#/properties/order_details/items/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9999 || isNaN(data13)){
const err41 = {instancePath:instancePath+"/order_details/" + i0+"/quantity",schemaPath:"#/properties/order_details/items/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err42 = {instancePath:instancePath+"/order_details/" + i0+"/quantity",schemaPath:"#/properties/order_details/items/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data6.sequence !== undefined && func0.call(data6, "sequence")){
let data14 = data6.sequence;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
const err43 = {instancePath:instancePath+"/order_details/" + i0+"/sequence",schemaPath:"#/properties/order_details/items/properties/sequence/type",keyword:"type",params:{type: schema32.properties.order_details.items.properties.sequence.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9007199254740991 || isNaN(data14)){
const err44 = {instancePath:instancePath+"/order_details/" + i0+"/sequence",schemaPath:"#/properties/order_details/items/properties/sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err45 = {instancePath:instancePath+"/order_details/" + i0+"/sequence",schemaPath:"#/properties/order_details/items/properties/sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data6.order_item_option !== undefined && func0.call(data6, "order_item_option")){
let data15 = data6.order_item_option;
if((!(Array.isArray(data15))) && (data15 !== null)){
const err46 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option",schemaPath:"#/properties/order_details/items/properties/order_item_option/type",keyword:"type",params:{type: schema32.properties.order_details.items.properties.order_item_option.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(Array.isArray(data15)){
if(data15.length > 50){
const err47 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option",schemaPath:"#/properties/order_details/items/properties/order_item_option/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.name === undefined) || (!(func0.call(data16, "name")))){
const err48 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option/" + i1,schemaPath:"#/properties/order_details/items/properties/order_item_option/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((data16.value === undefined) || (!(func0.call(data16, "value")))){
const err49 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option/" + i1,schemaPath:"#/properties/order_details/items/properties/order_item_option/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
for(const key2 of Object.keys(data16)){
if(!((key2 === "name") || (key2 === "value"))){
const err50 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option/" + i1,schemaPath:"#/properties/order_details/items/properties/order_item_option/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data16.name !== undefined && func0.call(data16, "name")){
let data17 = data16.name;
if(typeof data17 === "string"){
if(func76(data17) > 60){
const err51 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option/" + i1+"/name",schemaPath:"#/properties/order_details/items/properties/order_item_option/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(func76(data17) < 1){
const err52 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option/" + i1+"/name",schemaPath:"#/properties/order_details/items/properties/order_item_option/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option/" + i1+"/name",schemaPath:"#/properties/order_details/items/properties/order_item_option/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data16.value !== undefined && func0.call(data16, "value")){
let data18 = data16.value;
if(typeof data18 === "string"){
if(func76(data18) > 60){
const err54 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option/" + i1+"/value",schemaPath:"#/properties/order_details/items/properties/order_item_option/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(func76(data18) < 1){
const err55 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option/" + i1+"/value",schemaPath:"#/properties/order_details/items/properties/order_item_option/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option/" + i1+"/value",schemaPath:"#/properties/order_details/items/properties/order_item_option/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/order_details/" + i0+"/order_item_option/" + i1,schemaPath:"#/properties/order_details/items/properties/order_item_option/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
}
}
else {
const err58 = {instancePath:instancePath+"/order_details/" + i0,schemaPath:"#/properties/order_details/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/order_details",schemaPath:"#/properties/order_details/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.discount !== undefined && func0.call(data, "discount")){
let data19 = data.discount;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
const err60 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/type",keyword:"type",params:{type: schema32.properties.discount.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 9007199254740991 || isNaN(data19)){
const err61 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data19 < 0 || isNaN(data19)){
const err62 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
if(data.discount_percent !== undefined && func0.call(data, "discount_percent")){
let data20 = data.discount_percent;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
const err63 = {instancePath:instancePath+"/discount_percent",schemaPath:"#/properties/discount_percent/type",keyword:"type",params:{type: schema32.properties.discount_percent.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 100 || isNaN(data20)){
const err64 = {instancePath:instancePath+"/discount_percent",schemaPath:"#/properties/discount_percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data20 < 0.01 || isNaN(data20)){
const err65 = {instancePath:instancePath+"/discount_percent",schemaPath:"#/properties/discount_percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01},message:"must be >= 0.01"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
let res0;
if((0.01 === 0 || (res0 = data20/0.01, Math.abs(Math.round(res0) - res0) > 1e-6))){
const err66 = {instancePath:instancePath+"/discount_percent",schemaPath:"#/properties/discount_percent/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01},message:"must be multiple of 0.01"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
if(data.shipping_cost !== undefined && func0.call(data, "shipping_cost")){
let data21 = data.shipping_cost;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
const err67 = {instancePath:instancePath+"/shipping_cost",schemaPath:"#/properties/shipping_cost/type",keyword:"type",params:{type: schema32.properties.shipping_cost.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 9999999999 || isNaN(data21)){
const err68 = {instancePath:instancePath+"/shipping_cost",schemaPath:"#/properties/shipping_cost/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data21 < 0 || isNaN(data21)){
const err69 = {instancePath:instancePath+"/shipping_cost",schemaPath:"#/properties/shipping_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
if(data.customer_id !== undefined && func0.call(data, "customer_id")){
let data22 = data.customer_id;
if((!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) && (data22 !== null)){
const err70 = {instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/type",keyword:"type",params:{type: schema32.properties.customer_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 9007199254740991 || isNaN(data22)){
const err71 = {instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data22 < 1 || isNaN(data22)){
const err72 = {instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
if(data.customer !== undefined && func0.call(data, "customer")){
let data23 = data.customer;
if((!(data23 && typeof data23 == "object" && !Array.isArray(data23))) && (data23 !== null)){
const err73 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/type",keyword:"type",params:{type: schema32.properties.customer.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if((data23.first_name === undefined) || (!(func0.call(data23, "first_name")))){
const err74 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/required",keyword:"required",params:{missingProperty: "first_name"},message:"must have required property '"+"first_name"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
for(const key3 of Object.keys(data23)){
if(!(((((((key3 === "id") || (key3 === "first_name")) || (key3 === "last_name")) || (key3 === "phone_number")) || (key3 === "email")) || (key3 === "document_type")) || (key3 === "dni"))){
const err75 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data23.id !== undefined && func0.call(data23, "id")){
let data24 = data23.id;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
const err76 = {instancePath:instancePath+"/customer/id",schemaPath:"#/properties/customer/properties/id/type",keyword:"type",params:{type: schema32.properties.customer.properties.id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 9007199254740991 || isNaN(data24)){
const err77 = {instancePath:instancePath+"/customer/id",schemaPath:"#/properties/customer/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data24 < -9007199254740991 || isNaN(data24)){
const err78 = {instancePath:instancePath+"/customer/id",schemaPath:"#/properties/customer/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
if(data23.first_name !== undefined && func0.call(data23, "first_name")){
let data25 = data23.first_name;
if(typeof data25 === "string"){
if(func76(data25) > 100){
const err79 = {instancePath:instancePath+"/customer/first_name",schemaPath:"#/properties/customer/properties/first_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(func76(data25) < 1){
const err80 = {instancePath:instancePath+"/customer/first_name",schemaPath:"#/properties/customer/properties/first_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/customer/first_name",schemaPath:"#/properties/customer/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data23.last_name !== undefined && func0.call(data23, "last_name")){
let data26 = data23.last_name;
if((typeof data26 !== "string") && (data26 !== null)){
const err82 = {instancePath:instancePath+"/customer/last_name",schemaPath:"#/properties/customer/properties/last_name/type",keyword:"type",params:{type: schema32.properties.customer.properties.last_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(typeof data26 === "string"){
if(func76(data26) > 100){
const err83 = {instancePath:instancePath+"/customer/last_name",schemaPath:"#/properties/customer/properties/last_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
if(data23.phone_number !== undefined && func0.call(data23, "phone_number")){
let data27 = data23.phone_number;
if((typeof data27 !== "string") && (data27 !== null)){
const err84 = {instancePath:instancePath+"/customer/phone_number",schemaPath:"#/properties/customer/properties/phone_number/type",keyword:"type",params:{type: schema32.properties.customer.properties.phone_number.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(typeof data27 === "string"){
if(!pattern4.test(data27)){
const err85 = {instancePath:instancePath+"/customer/phone_number",schemaPath:"#/properties/customer/properties/phone_number/pattern",keyword:"pattern",params:{pattern: "^(?:[1-9]\\d{6,12}|0{7})$"},message:"must match pattern \""+"^(?:[1-9]\\d{6,12}|0{7})$"+"\""};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
if(data23.email !== undefined && func0.call(data23, "email")){
let data28 = data23.email;
if((typeof data28 !== "string") && (data28 !== null)){
const err86 = {instancePath:instancePath+"/customer/email",schemaPath:"#/properties/customer/properties/email/type",keyword:"type",params:{type: schema32.properties.customer.properties.email.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(typeof data28 === "string"){
if(func76(data28) > 254){
const err87 = {instancePath:instancePath+"/customer/email",schemaPath:"#/properties/customer/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(!(formats2(data28))){
const err88 = {instancePath:instancePath+"/customer/email",schemaPath:"#/properties/customer/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
if(data23.document_type !== undefined && func0.call(data23, "document_type")){
let data29 = data23.document_type;
if((typeof data29 !== "string") && (data29 !== null)){
const err89 = {instancePath:instancePath+"/customer/document_type",schemaPath:"#/properties/customer/properties/document_type/type",keyword:"type",params:{type: schema32.properties.customer.properties.document_type.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(!((((((((data29 === "CC") || (data29 === "TI")) || (data29 === "Pasaporte")) || (data29 === "CE")) || (data29 === "NIT")) || (data29 === "PPT")) || (data29 === "PEP")) || (data29 === null))){
const err90 = {instancePath:instancePath+"/customer/document_type",schemaPath:"#/properties/customer/properties/document_type/enum",keyword:"enum",params:{allowedValues: schema32.properties.customer.properties.document_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data23.dni !== undefined && func0.call(data23, "dni")){
let data30 = data23.dni;
if((typeof data30 !== "string") && (data30 !== null)){
const err91 = {instancePath:instancePath+"/customer/dni",schemaPath:"#/properties/customer/properties/dni/type",keyword:"type",params:{type: schema32.properties.customer.properties.dni.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(typeof data30 === "string"){
if(!pattern5.test(data30)){
const err92 = {instancePath:instancePath+"/customer/dni",schemaPath:"#/properties/customer/properties/dni/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.-]{3,20}$"},message:"must match pattern \""+"^[A-Za-z0-9.-]{3,20}$"+"\""};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
}
}
if(data.shipping_information !== undefined && func0.call(data, "shipping_information")){
let data31 = data.shipping_information;
if((!(data31 && typeof data31 == "object" && !Array.isArray(data31))) && (data31 !== null)){
const err93 = {instancePath:instancePath+"/shipping_information",schemaPath:"#/properties/shipping_information/type",keyword:"type",params:{type: schema32.properties.shipping_information.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key4 of Object.keys(data31)){
if(!(((((key4 === "country_code") || (key4 === "city_id")) || (key4 === "address")) || (key4 === "address_detail")) || (key4 === "comments"))){
const err94 = {instancePath:instancePath+"/shipping_information",schemaPath:"#/properties/shipping_information/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data31.country_code !== undefined && func0.call(data31, "country_code")){
let data32 = data31.country_code;
if((typeof data32 !== "string") && (data32 !== null)){
const err95 = {instancePath:instancePath+"/shipping_information/country_code",schemaPath:"#/properties/shipping_information/properties/country_code/type",keyword:"type",params:{type: schema32.properties.shipping_information.properties.country_code.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(typeof data32 === "string"){
if(!pattern6.test(data32)){
const err96 = {instancePath:instancePath+"/shipping_information/country_code",schemaPath:"#/properties/shipping_information/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
if(data31.city_id !== undefined && func0.call(data31, "city_id")){
let data33 = data31.city_id;
if((typeof data33 !== "string") && (data33 !== null)){
const err97 = {instancePath:instancePath+"/shipping_information/city_id",schemaPath:"#/properties/shipping_information/properties/city_id/type",keyword:"type",params:{type: schema32.properties.shipping_information.properties.city_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(typeof data33 === "string"){
if(!pattern7.test(data33)){
const err98 = {instancePath:instancePath+"/shipping_information/city_id",schemaPath:"#/properties/shipping_information/properties/city_id/pattern",keyword:"pattern",params:{pattern: "^\\d{5}$"},message:"must match pattern \""+"^\\d{5}$"+"\""};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
if(data31.address !== undefined && func0.call(data31, "address")){
let data34 = data31.address;
if((typeof data34 !== "string") && (data34 !== null)){
const err99 = {instancePath:instancePath+"/shipping_information/address",schemaPath:"#/properties/shipping_information/properties/address/type",keyword:"type",params:{type: schema32.properties.shipping_information.properties.address.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(typeof data34 === "string"){
if(func76(data34) > 200){
const err100 = {instancePath:instancePath+"/shipping_information/address",schemaPath:"#/properties/shipping_information/properties/address/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
if(data31.address_detail !== undefined && func0.call(data31, "address_detail")){
let data35 = data31.address_detail;
if((typeof data35 !== "string") && (data35 !== null)){
const err101 = {instancePath:instancePath+"/shipping_information/address_detail",schemaPath:"#/properties/shipping_information/properties/address_detail/type",keyword:"type",params:{type: schema32.properties.shipping_information.properties.address_detail.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(typeof data35 === "string"){
if(func76(data35) > 200){
const err102 = {instancePath:instancePath+"/shipping_information/address_detail",schemaPath:"#/properties/shipping_information/properties/address_detail/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
if(data31.comments !== undefined && func0.call(data31, "comments")){
let data36 = data31.comments;
if((typeof data36 !== "string") && (data36 !== null)){
const err103 = {instancePath:instancePath+"/shipping_information/comments",schemaPath:"#/properties/shipping_information/properties/comments/type",keyword:"type",params:{type: schema32.properties.shipping_information.properties.comments.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(typeof data36 === "string"){
if(func76(data36) > 500){
const err104 = {instancePath:instancePath+"/shipping_information/comments",schemaPath:"#/properties/shipping_information/properties/comments/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
}
}
if(data.comments !== undefined && func0.call(data, "comments")){
let data37 = data.comments;
if((typeof data37 !== "string") && (data37 !== null)){
const err105 = {instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/type",keyword:"type",params:{type: schema32.properties.comments.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(typeof data37 === "string"){
if(func76(data37) > 1000){
const err106 = {instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
if(data.carrier !== undefined && func0.call(data, "carrier")){
let data38 = data.carrier;
if((typeof data38 !== "string") && (data38 !== null)){
const err107 = {instancePath:instancePath+"/carrier",schemaPath:"#/properties/carrier/type",keyword:"type",params:{type: schema32.properties.carrier.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(typeof data38 === "string"){
if(func76(data38) > 60){
const err108 = {instancePath:instancePath+"/carrier",schemaPath:"#/properties/carrier/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
if(data.tracking_number !== undefined && func0.call(data, "tracking_number")){
let data39 = data.tracking_number;
if((typeof data39 !== "string") && (data39 !== null)){
const err109 = {instancePath:instancePath+"/tracking_number",schemaPath:"#/properties/tracking_number/type",keyword:"type",params:{type: schema32.properties.tracking_number.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(typeof data39 === "string"){
if(func76(data39) > 60){
const err110 = {instancePath:instancePath+"/tracking_number",schemaPath:"#/properties/tracking_number/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
if(data.tracking_url !== undefined && func0.call(data, "tracking_url")){
let data40 = data.tracking_url;
if((typeof data40 !== "string") && (data40 !== null)){
const err111 = {instancePath:instancePath+"/tracking_url",schemaPath:"#/properties/tracking_url/type",keyword:"type",params:{type: schema32.properties.tracking_url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(typeof data40 === "string"){
if(func76(data40) > 300){
const err112 = {instancePath:instancePath+"/tracking_url",schemaPath:"#/properties/tracking_url/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(!pattern8.test(data40)){
const err113 = {instancePath:instancePath+"/tracking_url",schemaPath:"#/properties/tracking_url/pattern",keyword:"pattern",params:{pattern: "^https://[A-Za-z0-9.-]+\\.[A-Za-z]{2,}(:\\d{1,5})?([/?#][^\\s]*)?$"},message:"must match pattern \""+"^https://[A-Za-z0-9.-]+\\.[A-Za-z]{2,}(:\\d{1,5})?([/?#][^\\s]*)?$"+"\""};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
if(data.order_method_id !== undefined && func0.call(data, "order_method_id")){
let data41 = data.order_method_id;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err114 = {instancePath:instancePath+"/order_method_id",schemaPath:"#/properties/order_method_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(!((data41 === 1) || (data41 === 2))){
const err115 = {instancePath:instancePath+"/order_method_id",schemaPath:"#/properties/order_method_id/enum",keyword:"enum",params:{allowedValues: schema32.properties.order_method_id.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data.payment_channel_id !== undefined && func0.call(data, "payment_channel_id")){
let data42 = data.payment_channel_id;
if((!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))) && (data42 !== null)){
const err116 = {instancePath:instancePath+"/payment_channel_id",schemaPath:"#/properties/payment_channel_id/type",keyword:"type",params:{type: schema32.properties.payment_channel_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(!((((((((data42 === 1) || (data42 === 2)) || (data42 === 3)) || (data42 === 4)) || (data42 === 5)) || (data42 === 6)) || (data42 === 7)) || (data42 === null))){
const err117 = {instancePath:instancePath+"/payment_channel_id",schemaPath:"#/properties/payment_channel_id/enum",keyword:"enum",params:{allowedValues: schema32.properties.payment_channel_id.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const conditions = [];
