// Generated from schemas/payment-channels-store.json by `npm run schema types`. Edit the schema instead.
import { ucs2length } from '../../domain/schema/standalone-runtime.ts';

export const create = validate20;
const schema31 = {"type":"object","properties":{"payment_channel_id":{"description":"A channel of the catalogue by its fixed id (spec 2 §9; domain/payments/channels.ts has their names).","type":"integer","enum":[1,2,3,4,5,6,7]},"active":{"description":"A switch in the form the API speaks: 0 or 1.","type":"integer","enum":[0,1],"default":1},"test_mode":{"description":"A switch in the form the API speaks: 0 or 1.","type":["integer","null"],"enum":[0,1,null],"default":0},"client_id":{"type":["string","null"],"minLength":1,"maxLength":500,"writeOnly":true},"client_secret":{"type":["string","null"],"minLength":1,"maxLength":500,"writeOnly":true},"integrity":{"type":["string","null"],"minLength":1,"maxLength":500,"writeOnly":true},"event_wompi_key":{"type":["string","null"],"minLength":1,"maxLength":500,"writeOnly":true},"merchant_id":{"type":["string","null"],"minLength":1,"maxLength":100},"api_login":{"type":["string","null"],"minLength":1,"maxLength":500,"writeOnly":true},"signature_algorithm":{"type":["string","null"],"enum":["MD5","SHA","SHA256","HMAC-SHA256",null]},"extra_parameters":{"type":["object","null"],"additionalProperties":false,"properties":{"nequi":{"type":["string","null"],"maxLength":10,"pattern":"^3[0-9]{9}$"},"bre_b":{"type":["string","null"],"minLength":4,"maxLength":92,"pattern":"^\\S*$"},"bancolombia":{"type":["string","null"],"maxLength":11,"pattern":"^[0-9]{10,11}$"},"daviplata":{"type":["string","null"],"maxLength":10,"pattern":"^3[0-9]{9}$"},"holder":{"type":["string","null"],"maxLength":80},"title":{"type":["string","null"],"maxLength":100},"description":{"type":["string","null"],"maxLength":500},"qrImage":{"description":"Address of a stored file, as the files API answered it, or of a picture elsewhere.","type":["string","null"],"minLength":1,"pattern":"^(https?://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$","maxLength":500},"instructions":{"type":["string","null"],"maxLength":1000}}},"order":{"minimum":0,"maximum":1000,"type":["integer","null"],"default":0}},"required":["payment_channel_id"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func66 = ucs2length;
const pattern4 = new RegExp("^3[0-9]{9}$", "u");
const pattern5 = new RegExp("^\\S*$", "u");
const pattern6 = new RegExp("^[0-9]{10,11}$", "u");
const pattern8 = new RegExp("^(https?://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$", "u");

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
if((data.payment_channel_id === undefined) || (!(func0.call(data, "payment_channel_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment_channel_id"},message:"must have required property '"+"payment_channel_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema31.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.payment_channel_id !== undefined && func0.call(data, "payment_channel_id")){
let data0 = data.payment_channel_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/payment_channel_id",schemaPath:"#/properties/payment_channel_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((((data0 === 1) || (data0 === 2)) || (data0 === 3)) || (data0 === 4)) || (data0 === 5)) || (data0 === 6)) || (data0 === 7))){
const err3 = {instancePath:instancePath+"/payment_channel_id",schemaPath:"#/properties/payment_channel_id/enum",keyword:"enum",params:{allowedValues: schema31.properties.payment_channel_id.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.active !== undefined && func0.call(data, "active")){
let data1 = data.active;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data1 === 0) || (data1 === 1))){
const err5 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/enum",keyword:"enum",params:{allowedValues: schema31.properties.active.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.test_mode !== undefined && func0.call(data, "test_mode")){
let data2 = data.test_mode;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err6 = {instancePath:instancePath+"/test_mode",schemaPath:"#/properties/test_mode/type",keyword:"type",params:{type: schema31.properties.test_mode.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data2 === 0) || (data2 === 1)) || (data2 === null))){
const err7 = {instancePath:instancePath+"/test_mode",schemaPath:"#/properties/test_mode/enum",keyword:"enum",params:{allowedValues: schema31.properties.test_mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.client_id !== undefined && func0.call(data, "client_id")){
let data3 = data.client_id;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: schema31.properties.client_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 === "string"){
if(func66(data3) > 500){
const err9 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func66(data3) < 1){
const err10 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.client_secret !== undefined && func0.call(data, "client_secret")){
let data4 = data.client_secret;
if((typeof data4 !== "string") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/type",keyword:"type",params:{type: schema31.properties.client_secret.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 === "string"){
if(func66(data4) > 500){
const err12 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func66(data4) < 1){
const err13 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.integrity !== undefined && func0.call(data, "integrity")){
let data5 = data.integrity;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/integrity",schemaPath:"#/properties/integrity/type",keyword:"type",params:{type: schema31.properties.integrity.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
if(func66(data5) > 500){
const err15 = {instancePath:instancePath+"/integrity",schemaPath:"#/properties/integrity/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func66(data5) < 1){
const err16 = {instancePath:instancePath+"/integrity",schemaPath:"#/properties/integrity/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.event_wompi_key !== undefined && func0.call(data, "event_wompi_key")){
let data6 = data.event_wompi_key;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/event_wompi_key",schemaPath:"#/properties/event_wompi_key/type",keyword:"type",params:{type: schema31.properties.event_wompi_key.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string"){
if(func66(data6) > 500){
const err18 = {instancePath:instancePath+"/event_wompi_key",schemaPath:"#/properties/event_wompi_key/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func66(data6) < 1){
const err19 = {instancePath:instancePath+"/event_wompi_key",schemaPath:"#/properties/event_wompi_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.merchant_id !== undefined && func0.call(data, "merchant_id")){
let data7 = data.merchant_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err20 = {instancePath:instancePath+"/merchant_id",schemaPath:"#/properties/merchant_id/type",keyword:"type",params:{type: schema31.properties.merchant_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data7 === "string"){
if(func66(data7) > 100){
const err21 = {instancePath:instancePath+"/merchant_id",schemaPath:"#/properties/merchant_id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func66(data7) < 1){
const err22 = {instancePath:instancePath+"/merchant_id",schemaPath:"#/properties/merchant_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.api_login !== undefined && func0.call(data, "api_login")){
let data8 = data.api_login;
if((typeof data8 !== "string") && (data8 !== null)){
const err23 = {instancePath:instancePath+"/api_login",schemaPath:"#/properties/api_login/type",keyword:"type",params:{type: schema31.properties.api_login.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data8 === "string"){
if(func66(data8) > 500){
const err24 = {instancePath:instancePath+"/api_login",schemaPath:"#/properties/api_login/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func66(data8) < 1){
const err25 = {instancePath:instancePath+"/api_login",schemaPath:"#/properties/api_login/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.signature_algorithm !== undefined && func0.call(data, "signature_algorithm")){
let data9 = data.signature_algorithm;
if((typeof data9 !== "string") && (data9 !== null)){
const err26 = {instancePath:instancePath+"/signature_algorithm",schemaPath:"#/properties/signature_algorithm/type",keyword:"type",params:{type: schema31.properties.signature_algorithm.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((((data9 === "MD5") || (data9 === "SHA")) || (data9 === "SHA256")) || (data9 === "HMAC-SHA256")) || (data9 === null))){
const err27 = {instancePath:instancePath+"/signature_algorithm",schemaPath:"#/properties/signature_algorithm/enum",keyword:"enum",params:{allowedValues: schema31.properties.signature_algorithm.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.extra_parameters !== undefined && func0.call(data, "extra_parameters")){
let data10 = data.extra_parameters;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
const err28 = {instancePath:instancePath+"/extra_parameters",schemaPath:"#/properties/extra_parameters/type",keyword:"type",params:{type: schema31.properties.extra_parameters.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key1 of Object.keys(data10)){
if(!(func0.call(schema31.properties.extra_parameters.properties, key1))){
const err29 = {instancePath:instancePath+"/extra_parameters",schemaPath:"#/properties/extra_parameters/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data10.nequi !== undefined && func0.call(data10, "nequi")){
let data11 = data10.nequi;
if((typeof data11 !== "string") && (data11 !== null)){
const err30 = {instancePath:instancePath+"/extra_parameters/nequi",schemaPath:"#/properties/extra_parameters/properties/nequi/type",keyword:"type",params:{type: schema31.properties.extra_parameters.properties.nequi.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data11 === "string"){
if(func66(data11) > 10){
const err31 = {instancePath:instancePath+"/extra_parameters/nequi",schemaPath:"#/properties/extra_parameters/properties/nequi/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!pattern4.test(data11)){
const err32 = {instancePath:instancePath+"/extra_parameters/nequi",schemaPath:"#/properties/extra_parameters/properties/nequi/pattern",keyword:"pattern",params:{pattern: "^3[0-9]{9}$"},message:"must match pattern \""+"^3[0-9]{9}$"+"\""};
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
if(data10.bre_b !== undefined && func0.call(data10, "bre_b")){
let data12 = data10.bre_b;
if((typeof data12 !== "string") && (data12 !== null)){
const err33 = {instancePath:instancePath+"/extra_parameters/bre_b",schemaPath:"#/properties/extra_parameters/properties/bre_b/type",keyword:"type",params:{type: schema31.properties.extra_parameters.properties.bre_b.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data12 === "string"){
if(func66(data12) > 92){
const err34 = {instancePath:instancePath+"/extra_parameters/bre_b",schemaPath:"#/properties/extra_parameters/properties/bre_b/maxLength",keyword:"maxLength",params:{limit: 92},message:"must NOT have more than 92 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(func66(data12) < 4){
const err35 = {instancePath:instancePath+"/extra_parameters/bre_b",schemaPath:"#/properties/extra_parameters/properties/bre_b/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern5.test(data12)){
const err36 = {instancePath:instancePath+"/extra_parameters/bre_b",schemaPath:"#/properties/extra_parameters/properties/bre_b/pattern",keyword:"pattern",params:{pattern: "^\\S*$"},message:"must match pattern \""+"^\\S*$"+"\""};
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
if(data10.bancolombia !== undefined && func0.call(data10, "bancolombia")){
let data13 = data10.bancolombia;
if((typeof data13 !== "string") && (data13 !== null)){
const err37 = {instancePath:instancePath+"/extra_parameters/bancolombia",schemaPath:"#/properties/extra_parameters/properties/bancolombia/type",keyword:"type",params:{type: schema31.properties.extra_parameters.properties.bancolombia.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data13 === "string"){
if(func66(data13) > 11){
const err38 = {instancePath:instancePath+"/extra_parameters/bancolombia",schemaPath:"#/properties/extra_parameters/properties/bancolombia/maxLength",keyword:"maxLength",params:{limit: 11},message:"must NOT have more than 11 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern6.test(data13)){
const err39 = {instancePath:instancePath+"/extra_parameters/bancolombia",schemaPath:"#/properties/extra_parameters/properties/bancolombia/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10,11}$"},message:"must match pattern \""+"^[0-9]{10,11}$"+"\""};
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
if(data10.daviplata !== undefined && func0.call(data10, "daviplata")){
let data14 = data10.daviplata;
if((typeof data14 !== "string") && (data14 !== null)){
const err40 = {instancePath:instancePath+"/extra_parameters/daviplata",schemaPath:"#/properties/extra_parameters/properties/daviplata/type",keyword:"type",params:{type: schema31.properties.extra_parameters.properties.daviplata.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data14 === "string"){
if(func66(data14) > 10){
const err41 = {instancePath:instancePath+"/extra_parameters/daviplata",schemaPath:"#/properties/extra_parameters/properties/daviplata/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!pattern4.test(data14)){
const err42 = {instancePath:instancePath+"/extra_parameters/daviplata",schemaPath:"#/properties/extra_parameters/properties/daviplata/pattern",keyword:"pattern",params:{pattern: "^3[0-9]{9}$"},message:"must match pattern \""+"^3[0-9]{9}$"+"\""};
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
if(data10.holder !== undefined && func0.call(data10, "holder")){
let data15 = data10.holder;
if((typeof data15 !== "string") && (data15 !== null)){
const err43 = {instancePath:instancePath+"/extra_parameters/holder",schemaPath:"#/properties/extra_parameters/properties/holder/type",keyword:"type",params:{type: schema31.properties.extra_parameters.properties.holder.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data15 === "string"){
if(func66(data15) > 80){
const err44 = {instancePath:instancePath+"/extra_parameters/holder",schemaPath:"#/properties/extra_parameters/properties/holder/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data10.title !== undefined && func0.call(data10, "title")){
let data16 = data10.title;
if((typeof data16 !== "string") && (data16 !== null)){
const err45 = {instancePath:instancePath+"/extra_parameters/title",schemaPath:"#/properties/extra_parameters/properties/title/type",keyword:"type",params:{type: schema31.properties.extra_parameters.properties.title.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data16 === "string"){
if(func66(data16) > 100){
const err46 = {instancePath:instancePath+"/extra_parameters/title",schemaPath:"#/properties/extra_parameters/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
if(data10.description !== undefined && func0.call(data10, "description")){
let data17 = data10.description;
if((typeof data17 !== "string") && (data17 !== null)){
const err47 = {instancePath:instancePath+"/extra_parameters/description",schemaPath:"#/properties/extra_parameters/properties/description/type",keyword:"type",params:{type: schema31.properties.extra_parameters.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data17 === "string"){
if(func66(data17) > 500){
const err48 = {instancePath:instancePath+"/extra_parameters/description",schemaPath:"#/properties/extra_parameters/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data10.qrImage !== undefined && func0.call(data10, "qrImage")){
let data18 = data10.qrImage;
if((typeof data18 !== "string") && (data18 !== null)){
const err49 = {instancePath:instancePath+"/extra_parameters/qrImage",schemaPath:"#/properties/extra_parameters/properties/qrImage/type",keyword:"type",params:{type: schema31.properties.extra_parameters.properties.qrImage.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data18 === "string"){
if(func66(data18) > 500){
const err50 = {instancePath:instancePath+"/extra_parameters/qrImage",schemaPath:"#/properties/extra_parameters/properties/qrImage/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(func66(data18) < 1){
const err51 = {instancePath:instancePath+"/extra_parameters/qrImage",schemaPath:"#/properties/extra_parameters/properties/qrImage/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(!pattern8.test(data18)){
const err52 = {instancePath:instancePath+"/extra_parameters/qrImage",schemaPath:"#/properties/extra_parameters/properties/qrImage/pattern",keyword:"pattern",params:{pattern: "^(https?://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$"},message:"must match pattern \""+"^(https?://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$"+"\""};
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
if(data10.instructions !== undefined && func0.call(data10, "instructions")){
let data19 = data10.instructions;
if((typeof data19 !== "string") && (data19 !== null)){
const err53 = {instancePath:instancePath+"/extra_parameters/instructions",schemaPath:"#/properties/extra_parameters/properties/instructions/type",keyword:"type",params:{type: schema31.properties.extra_parameters.properties.instructions.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(typeof data19 === "string"){
if(func66(data19) > 1000){
const err54 = {instancePath:instancePath+"/extra_parameters/instructions",schemaPath:"#/properties/extra_parameters/properties/instructions/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
}
}
if(data.order !== undefined && func0.call(data, "order")){
let data20 = data.order;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)){
const err55 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: schema31.properties.order.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1000 || isNaN(data20)){
const err56 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err57 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
else {
const err58 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate21;
const schema32 = {"type":"object","properties":{"payment_channel_id":{"description":"A channel of the catalogue by its fixed id (spec 2 §9; domain/payments/channels.ts has their names).","type":"integer","enum":[1,2,3,4,5,6,7]},"active":{"description":"A switch in the form the API speaks: 0 or 1.","type":"integer","enum":[0,1],"default":1},"test_mode":{"description":"A switch in the form the API speaks: 0 or 1.","type":["integer","null"],"enum":[0,1,null],"default":0},"client_id":{"type":["string","null"],"minLength":1,"maxLength":500,"writeOnly":true},"client_secret":{"type":["string","null"],"minLength":1,"maxLength":500,"writeOnly":true},"integrity":{"type":["string","null"],"minLength":1,"maxLength":500,"writeOnly":true},"event_wompi_key":{"type":["string","null"],"minLength":1,"maxLength":500,"writeOnly":true},"merchant_id":{"type":["string","null"],"minLength":1,"maxLength":100},"api_login":{"type":["string","null"],"minLength":1,"maxLength":500,"writeOnly":true},"signature_algorithm":{"type":["string","null"],"enum":["MD5","SHA","SHA256","HMAC-SHA256",null]},"extra_parameters":{"type":["object","null"],"additionalProperties":false,"properties":{"nequi":{"type":["string","null"],"maxLength":10,"pattern":"^3[0-9]{9}$"},"bre_b":{"type":["string","null"],"minLength":4,"maxLength":92,"pattern":"^\\S*$"},"bancolombia":{"type":["string","null"],"maxLength":11,"pattern":"^[0-9]{10,11}$"},"daviplata":{"type":["string","null"],"maxLength":10,"pattern":"^3[0-9]{9}$"},"holder":{"type":["string","null"],"maxLength":80},"title":{"type":["string","null"],"maxLength":100},"description":{"type":["string","null"],"maxLength":500},"qrImage":{"description":"Address of a stored file, as the files API answered it, or of a picture elsewhere.","type":["string","null"],"minLength":1,"pattern":"^(https?://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$","maxLength":500},"instructions":{"type":["string","null"],"maxLength":1000}}},"order":{"minimum":0,"maximum":1000,"type":["integer","null"],"default":0}},"required":["payment_channel_id","active"],"additionalProperties":false};

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
if((data.payment_channel_id === undefined) || (!(func0.call(data, "payment_channel_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment_channel_id"},message:"must have required property '"+"payment_channel_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.active === undefined) || (!(func0.call(data, "active")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema32.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.payment_channel_id !== undefined && func0.call(data, "payment_channel_id")){
let data0 = data.payment_channel_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/payment_channel_id",schemaPath:"#/properties/payment_channel_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((data0 === 1) || (data0 === 2)) || (data0 === 3)) || (data0 === 4)) || (data0 === 5)) || (data0 === 6)) || (data0 === 7))){
const err4 = {instancePath:instancePath+"/payment_channel_id",schemaPath:"#/properties/payment_channel_id/enum",keyword:"enum",params:{allowedValues: schema32.properties.payment_channel_id.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.active !== undefined && func0.call(data, "active")){
let data1 = data.active;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === 0) || (data1 === 1))){
const err6 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/enum",keyword:"enum",params:{allowedValues: schema32.properties.active.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.test_mode !== undefined && func0.call(data, "test_mode")){
let data2 = data.test_mode;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err7 = {instancePath:instancePath+"/test_mode",schemaPath:"#/properties/test_mode/type",keyword:"type",params:{type: schema32.properties.test_mode.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data2 === 0) || (data2 === 1)) || (data2 === null))){
const err8 = {instancePath:instancePath+"/test_mode",schemaPath:"#/properties/test_mode/enum",keyword:"enum",params:{allowedValues: schema32.properties.test_mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.client_id !== undefined && func0.call(data, "client_id")){
let data3 = data.client_id;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: schema32.properties.client_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(func66(data3) > 500){
const err10 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func66(data3) < 1){
const err11 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.client_secret !== undefined && func0.call(data, "client_secret")){
let data4 = data.client_secret;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/type",keyword:"type",params:{type: schema32.properties.client_secret.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 === "string"){
if(func66(data4) > 500){
const err13 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func66(data4) < 1){
const err14 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
if(data.integrity !== undefined && func0.call(data, "integrity")){
let data5 = data.integrity;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/integrity",schemaPath:"#/properties/integrity/type",keyword:"type",params:{type: schema32.properties.integrity.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 === "string"){
if(func66(data5) > 500){
const err16 = {instancePath:instancePath+"/integrity",schemaPath:"#/properties/integrity/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func66(data5) < 1){
const err17 = {instancePath:instancePath+"/integrity",schemaPath:"#/properties/integrity/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.event_wompi_key !== undefined && func0.call(data, "event_wompi_key")){
let data6 = data.event_wompi_key;
if((typeof data6 !== "string") && (data6 !== null)){
const err18 = {instancePath:instancePath+"/event_wompi_key",schemaPath:"#/properties/event_wompi_key/type",keyword:"type",params:{type: schema32.properties.event_wompi_key.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data6 === "string"){
if(func66(data6) > 500){
const err19 = {instancePath:instancePath+"/event_wompi_key",schemaPath:"#/properties/event_wompi_key/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func66(data6) < 1){
const err20 = {instancePath:instancePath+"/event_wompi_key",schemaPath:"#/properties/event_wompi_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.merchant_id !== undefined && func0.call(data, "merchant_id")){
let data7 = data.merchant_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err21 = {instancePath:instancePath+"/merchant_id",schemaPath:"#/properties/merchant_id/type",keyword:"type",params:{type: schema32.properties.merchant_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data7 === "string"){
if(func66(data7) > 100){
const err22 = {instancePath:instancePath+"/merchant_id",schemaPath:"#/properties/merchant_id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func66(data7) < 1){
const err23 = {instancePath:instancePath+"/merchant_id",schemaPath:"#/properties/merchant_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.api_login !== undefined && func0.call(data, "api_login")){
let data8 = data.api_login;
if((typeof data8 !== "string") && (data8 !== null)){
const err24 = {instancePath:instancePath+"/api_login",schemaPath:"#/properties/api_login/type",keyword:"type",params:{type: schema32.properties.api_login.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data8 === "string"){
if(func66(data8) > 500){
const err25 = {instancePath:instancePath+"/api_login",schemaPath:"#/properties/api_login/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func66(data8) < 1){
const err26 = {instancePath:instancePath+"/api_login",schemaPath:"#/properties/api_login/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
if(data.signature_algorithm !== undefined && func0.call(data, "signature_algorithm")){
let data9 = data.signature_algorithm;
if((typeof data9 !== "string") && (data9 !== null)){
const err27 = {instancePath:instancePath+"/signature_algorithm",schemaPath:"#/properties/signature_algorithm/type",keyword:"type",params:{type: schema32.properties.signature_algorithm.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((((data9 === "MD5") || (data9 === "SHA")) || (data9 === "SHA256")) || (data9 === "HMAC-SHA256")) || (data9 === null))){
const err28 = {instancePath:instancePath+"/signature_algorithm",schemaPath:"#/properties/signature_algorithm/enum",keyword:"enum",params:{allowedValues: schema32.properties.signature_algorithm.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.extra_parameters !== undefined && func0.call(data, "extra_parameters")){
let data10 = data.extra_parameters;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
const err29 = {instancePath:instancePath+"/extra_parameters",schemaPath:"#/properties/extra_parameters/type",keyword:"type",params:{type: schema32.properties.extra_parameters.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key1 of Object.keys(data10)){
if(!(func0.call(schema32.properties.extra_parameters.properties, key1))){
const err30 = {instancePath:instancePath+"/extra_parameters",schemaPath:"#/properties/extra_parameters/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data10.nequi !== undefined && func0.call(data10, "nequi")){
let data11 = data10.nequi;
if((typeof data11 !== "string") && (data11 !== null)){
const err31 = {instancePath:instancePath+"/extra_parameters/nequi",schemaPath:"#/properties/extra_parameters/properties/nequi/type",keyword:"type",params:{type: schema32.properties.extra_parameters.properties.nequi.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data11 === "string"){
if(func66(data11) > 10){
const err32 = {instancePath:instancePath+"/extra_parameters/nequi",schemaPath:"#/properties/extra_parameters/properties/nequi/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern4.test(data11)){
const err33 = {instancePath:instancePath+"/extra_parameters/nequi",schemaPath:"#/properties/extra_parameters/properties/nequi/pattern",keyword:"pattern",params:{pattern: "^3[0-9]{9}$"},message:"must match pattern \""+"^3[0-9]{9}$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data10.bre_b !== undefined && func0.call(data10, "bre_b")){
let data12 = data10.bre_b;
if((typeof data12 !== "string") && (data12 !== null)){
const err34 = {instancePath:instancePath+"/extra_parameters/bre_b",schemaPath:"#/properties/extra_parameters/properties/bre_b/type",keyword:"type",params:{type: schema32.properties.extra_parameters.properties.bre_b.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data12 === "string"){
if(func66(data12) > 92){
const err35 = {instancePath:instancePath+"/extra_parameters/bre_b",schemaPath:"#/properties/extra_parameters/properties/bre_b/maxLength",keyword:"maxLength",params:{limit: 92},message:"must NOT have more than 92 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(func66(data12) < 4){
const err36 = {instancePath:instancePath+"/extra_parameters/bre_b",schemaPath:"#/properties/extra_parameters/properties/bre_b/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!pattern5.test(data12)){
const err37 = {instancePath:instancePath+"/extra_parameters/bre_b",schemaPath:"#/properties/extra_parameters/properties/bre_b/pattern",keyword:"pattern",params:{pattern: "^\\S*$"},message:"must match pattern \""+"^\\S*$"+"\""};
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
if(data10.bancolombia !== undefined && func0.call(data10, "bancolombia")){
let data13 = data10.bancolombia;
if((typeof data13 !== "string") && (data13 !== null)){
const err38 = {instancePath:instancePath+"/extra_parameters/bancolombia",schemaPath:"#/properties/extra_parameters/properties/bancolombia/type",keyword:"type",params:{type: schema32.properties.extra_parameters.properties.bancolombia.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data13 === "string"){
if(func66(data13) > 11){
const err39 = {instancePath:instancePath+"/extra_parameters/bancolombia",schemaPath:"#/properties/extra_parameters/properties/bancolombia/maxLength",keyword:"maxLength",params:{limit: 11},message:"must NOT have more than 11 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!pattern6.test(data13)){
const err40 = {instancePath:instancePath+"/extra_parameters/bancolombia",schemaPath:"#/properties/extra_parameters/properties/bancolombia/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10,11}$"},message:"must match pattern \""+"^[0-9]{10,11}$"+"\""};
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
if(data10.daviplata !== undefined && func0.call(data10, "daviplata")){
let data14 = data10.daviplata;
if((typeof data14 !== "string") && (data14 !== null)){
const err41 = {instancePath:instancePath+"/extra_parameters/daviplata",schemaPath:"#/properties/extra_parameters/properties/daviplata/type",keyword:"type",params:{type: schema32.properties.extra_parameters.properties.daviplata.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data14 === "string"){
if(func66(data14) > 10){
const err42 = {instancePath:instancePath+"/extra_parameters/daviplata",schemaPath:"#/properties/extra_parameters/properties/daviplata/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!pattern4.test(data14)){
const err43 = {instancePath:instancePath+"/extra_parameters/daviplata",schemaPath:"#/properties/extra_parameters/properties/daviplata/pattern",keyword:"pattern",params:{pattern: "^3[0-9]{9}$"},message:"must match pattern \""+"^3[0-9]{9}$"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
if(data10.holder !== undefined && func0.call(data10, "holder")){
let data15 = data10.holder;
if((typeof data15 !== "string") && (data15 !== null)){
const err44 = {instancePath:instancePath+"/extra_parameters/holder",schemaPath:"#/properties/extra_parameters/properties/holder/type",keyword:"type",params:{type: schema32.properties.extra_parameters.properties.holder.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data15 === "string"){
if(func66(data15) > 80){
const err45 = {instancePath:instancePath+"/extra_parameters/holder",schemaPath:"#/properties/extra_parameters/properties/holder/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
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
if(data10.title !== undefined && func0.call(data10, "title")){
let data16 = data10.title;
if((typeof data16 !== "string") && (data16 !== null)){
const err46 = {instancePath:instancePath+"/extra_parameters/title",schemaPath:"#/properties/extra_parameters/properties/title/type",keyword:"type",params:{type: schema32.properties.extra_parameters.properties.title.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data16 === "string"){
if(func66(data16) > 100){
const err47 = {instancePath:instancePath+"/extra_parameters/title",schemaPath:"#/properties/extra_parameters/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data10.description !== undefined && func0.call(data10, "description")){
let data17 = data10.description;
if((typeof data17 !== "string") && (data17 !== null)){
const err48 = {instancePath:instancePath+"/extra_parameters/description",schemaPath:"#/properties/extra_parameters/properties/description/type",keyword:"type",params:{type: schema32.properties.extra_parameters.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data17 === "string"){
if(func66(data17) > 500){
const err49 = {instancePath:instancePath+"/extra_parameters/description",schemaPath:"#/properties/extra_parameters/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
if(data10.qrImage !== undefined && func0.call(data10, "qrImage")){
let data18 = data10.qrImage;
if((typeof data18 !== "string") && (data18 !== null)){
const err50 = {instancePath:instancePath+"/extra_parameters/qrImage",schemaPath:"#/properties/extra_parameters/properties/qrImage/type",keyword:"type",params:{type: schema32.properties.extra_parameters.properties.qrImage.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data18 === "string"){
if(func66(data18) > 500){
const err51 = {instancePath:instancePath+"/extra_parameters/qrImage",schemaPath:"#/properties/extra_parameters/properties/qrImage/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(func66(data18) < 1){
const err52 = {instancePath:instancePath+"/extra_parameters/qrImage",schemaPath:"#/properties/extra_parameters/properties/qrImage/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!pattern8.test(data18)){
const err53 = {instancePath:instancePath+"/extra_parameters/qrImage",schemaPath:"#/properties/extra_parameters/properties/qrImage/pattern",keyword:"pattern",params:{pattern: "^(https?://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$"},message:"must match pattern \""+"^(https?://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$"+"\""};
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
if(data10.instructions !== undefined && func0.call(data10, "instructions")){
let data19 = data10.instructions;
if((typeof data19 !== "string") && (data19 !== null)){
const err54 = {instancePath:instancePath+"/extra_parameters/instructions",schemaPath:"#/properties/extra_parameters/properties/instructions/type",keyword:"type",params:{type: schema32.properties.extra_parameters.properties.instructions.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(typeof data19 === "string"){
if(func66(data19) > 1000){
const err55 = {instancePath:instancePath+"/extra_parameters/instructions",schemaPath:"#/properties/extra_parameters/properties/instructions/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
}
}
if(data.order !== undefined && func0.call(data, "order")){
let data20 = data.order;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)){
const err56 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: schema32.properties.order.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1000 || isNaN(data20)){
const err57 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err58 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err59 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const conditions = [];
